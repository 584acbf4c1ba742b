import { useCount } from '../../browser/count.ts';
import styles from './chart.module.css';
import type { QuizChartProps } from './ring.tsx';

const BOTTOM = 268;
const HEIGHT = 190;
const BODY = 'M62 78h176q30 0 30 30v130q0 30-30 30H62q-30 0-30-30V108q0-30 30-30z';

/** An open jar, as wide as the labels, filled to the percentage by drops of equal size, one a label: the whole has a figure, its parts have none. */
export function BottleChart({ percent, labels }: QuizChartProps) {
  const shown = useCount(percent);
  const level = BOTTOM - (HEIGHT * shown) / 100;
  const surface = `M30 ${level}q20-9 40 0t40 0 40 0 40 0 40 0 40 0V${BOTTOM + 4}H30z`;
  const slot = 300 / labels.length;
  return (
    <svg viewBox="0 0 300 284" fill="none" role="img" aria-label={`${labels.join(', ')}${percent > 0 ? `: ${percent}%` : ''}`}>
      {labels.map((label, index) => {
        const x = slot * (index + 0.5);
        return (
          <g key={label}>
            <text className={styles.axis} x={x} y="16">
              {label}
            </text>
            <path
              className={styles.drop}
              data-index={index}
              d={`M${x} 26c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z`}
              fill="var(--petal)"
            />
          </g>
        );
      })}
      <clipPath id="bottle">
        <path d={BODY} />
      </clipPath>
      <clipPath id="filled">
        <path d={surface} />
      </clipPath>
      <path d={BODY} fill="var(--blush)" />
      <ellipse cx="150" cy="73" rx="112" ry="9" fill="var(--blush-deep)" stroke="var(--rose-deep)" strokeWidth="6" />
      <Figure shown={shown} fill="var(--rose-deep)" />
      <g clipPath="url(#bottle)">
        <g clipPath="url(#filled)">
          <path d={BODY} fill="var(--rose)" />
          <Figure shown={shown} fill="var(--on-rose)" />
        </g>
      </g>
    </svg>
  );
}

/** Drawn twice, so that it can be read on the glass and in the filling. */
function Figure({ shown, fill }: { shown: number; fill: string }) {
  return (
    <text className={`${styles.percent} ${styles.percentOn}`} fill={fill} x="150" y="200">
      {shown > 0 && `${Math.round(shown)}%`}
    </text>
  );
}
