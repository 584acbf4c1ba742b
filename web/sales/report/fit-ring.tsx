import styles from './products.module.css';

export function FitRing({ percent, label }: { percent: number; label: string }) {
  return (
    <p className={styles.fitRing} data-poor={percent < 50 || undefined}>
      <svg viewBox="0 0 40 40" fill="none" strokeWidth="4" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          strokeLinecap="round"
          transform="rotate(-90 20 20)"
        />
      </svg>
      <strong>{`${percent}%`}</strong> <span>{label}</span>
    </p>
  );
}
