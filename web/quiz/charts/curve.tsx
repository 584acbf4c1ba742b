import styles from './chart.module.css';
import type { QuizChartProps } from './ring.tsx';

const WIDTH = 320;
const LEFT = 42;
const RIGHT = 290;
const FLOOR = 222;
/** Percent at the foot of the drawing, so that the way from the first figure to the last can be seen. */
const FOOT = 50;
const SCALE = 3.4;

type Point = { readonly x: number; readonly y: number; readonly value: number; readonly label: string | undefined };

/** A line that rises through the figures of the way to today's, and dots on to those still to come. */
export function CurveChart({ percent, labels, milestones }: QuizChartProps) {
  const step = (RIGHT - LEFT) / (milestones.length - 1);
  const points = milestones.map((value, index) => ({
    x: LEFT + index * step,
    y: FLOOR - (value - FOOT) * SCALE,
    value,
    label: labels[index],
  }));
  const reached = points.filter(({ value }) => value <= percent);
  const now = reached.at(-1);
  const line = smooth(reached);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 262`}
      fill="none"
      role="img"
      aria-label={reached.map(({ label, value }) => `${label}: ${value}%`).join(', ')}
    >
      <path d={`M0 ${FLOOR}h${WIDTH}`} stroke="var(--line)" strokeWidth="2" />
      {now && <path d={`${line}V${FLOOR}H${LEFT}z`} fill="var(--blush)" />}
      {now && (
        <path
          d={smooth([now, ...points.slice(reached.length)])}
          stroke="var(--petal)"
          strokeWidth="4"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
      )}
      <path
        className={styles.stroke}
        d={line}
        stroke="var(--rose)"
        strokeWidth="5"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="100 100"
      />
      {points.map((point) => (
        <Milestone key={point.value} point={point} state={point === now ? 'now' : point.value < percent ? 'past' : 'ahead'} />
      ))}
    </svg>
  );
}

function Milestone({ point: { x, y, value, label }, state }: { point: Point; state: 'past' | 'now' | 'ahead' }) {
  return (
    <g className={styles.milestone} data-when={state}>
      <circle cx={x} cy={y} r={state === 'now' ? 11 : 7} strokeWidth="4" />
      {state !== 'ahead' && (
        <text className={styles.milestoneValue} x={x} y={y - 20} textAnchor="middle">
          {value}%
        </text>
      )}
      <text className={styles.axis} x={x} y={FLOOR + 28} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

function smooth(points: readonly Point[]): string {
  return points.reduce((path, { x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const half = (before.x + x) / 2;
    return `${path}C${half} ${before.y} ${half} ${y} ${x} ${y}`;
  }, '');
}
