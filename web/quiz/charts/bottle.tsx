import { useCount } from '../../browser/count.ts';
import styles from './chart.module.css';
import type { QuizChartProps } from './ring.tsx';

const BOTTOM = 234;
const HEIGHT = 150;
const INSIDE = 'M62 78v132q0 24 24 24h168q24 0 24-24V78';

/** An open glass jar below the labels, filled to the percentage by drops of equal size, one a label: the whole has a figure, its parts have none. */
export function BottleChart({ percent, labels }: QuizChartProps) {
  const shown = useCount(percent);
  const level = BOTTOM - (HEIGHT * shown) / 100;
  const surface = `M50 ${level}q20-8 40 0t40 0 40 0 40 0 40 0 40 0V${BOTTOM}H50z`;
  return (
    <svg viewBox="0 0 340 250" fill="none" role="img" aria-label={`${labels.join(', ')}${percent > 0 ? `: ${percent}%` : ''}`}>
      {labels.map((label, index) => {
        const x = 170 + (index - (labels.length - 1) / 2) * 104;
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
        <path d={INSIDE} />
      </clipPath>
      <clipPath id="filled">
        <path d={surface} />
      </clipPath>
      <use href="#drawing-jar-glass" />
      <Figure shown={shown} fill="var(--rose-deep)" />
      <g clipPath="url(#bottle)">
        <g clipPath="url(#filled)">
          <path d={INSIDE} fill="var(--rose)" />
          <Figure shown={shown} fill="var(--on-rose)" />
        </g>
      </g>
      <use href="#drawing-jar-rim" />
    </svg>
  );
}

/** Drawn twice, so that it can be read on the glass and in the filling. */
function Figure({ shown, fill }: { shown: number; fill: string }) {
  return (
    <text className={styles.percent} fill={fill} x="170" y="186">
      {shown > 0 && `${Math.round(shown)}%`}
    </text>
  );
}
