import styles from './bloom-mark.module.css';

const PETALS = [0, 72, 144, 216, 288];
const PETAL = 'M60 58C38 46 41 14 60 8c19 6 22 38 0 50z';

export function BloomMark() {
  return (
    <svg className={styles.root} viewBox="0 0 120 120" aria-hidden="true">
      {PETALS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 60 60)`}>
          <path className={styles.place} d={PETAL} />
          <path className={styles.petal} d={PETAL} />
        </g>
      ))}
      <circle cx="60" cy="60" r="10" fill="#e9b872" />
    </svg>
  );
}
