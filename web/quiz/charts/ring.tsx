import { useCount } from '../../browser/count.ts';
import styles from './chart.module.css';

/** What a chart draws: a share of 0 to 100, which is 0 while it is not known, and the words around it. */
export type QuizChartProps = {
  readonly percent: number;
  readonly labels: readonly string[];
  readonly milestones: readonly number[];
};

/** A flower that fills clockwise to the percentage; the first label is what is filled, the second what is not. */
export function RingChart({ percent, labels }: QuizChartProps) {
  const shown = useCount(percent);
  return (
    <>
      <svg viewBox="0 0 220 220" fill="none" role="img" aria-label={percent > 0 ? `${percent}%` : labels[0]}>
        <circle cx="110" cy="110" r="82" />
        {shown > 0 && (
          <circle cx="110" cy="110" r="82" pathLength="100" strokeDasharray={`${shown} 100`} transform="rotate(-90 110 110)" />
        )}
        <use href="#drawing-petal-ring" />
        <text className={styles.percent} fill="var(--ink)" x="110" y="126">
          {shown > 0 && `${Math.round(shown)}%`}
        </text>
      </svg>
      <figcaption className={styles.legend}>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </figcaption>
    </>
  );
}
