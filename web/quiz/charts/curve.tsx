import { useCount } from '../../browser/count.ts';
import styles from './chart.module.css';
import type { QuizChartProps } from './ring.tsx';

const WIDTH = 320;
const LEFT = 38;
const RIGHT = 298;
const FLOOR = 262;
const HEIGHT = 210;
/** Percent at the foot of the drawing, so that the way from the first figure to the last can be seen. */
const FOOT = 50;

type Point = { readonly x: number; readonly y: number; readonly value: number; readonly label: string };

/** A line that rises through the figures of the way to today's, and dots on to those still to come. */
export function CurveChart({ percent, labels, milestones }: QuizChartProps) {
  const step = (RIGHT - LEFT) / (labels.length - 1);
  const foot = Math.min(FOOT, ...milestones);
  const points = labels.map((label, index): Point => {
    const value = milestones[index] ?? 100;
    return { x: LEFT + index * step, y: FLOOR - ((value - foot) / (100 - foot)) * HEIGHT, value, label };
  });
  const reached = points.filter(({ value }) => value <= percent);
  const now = reached.at(-1);
  const shown = useCount(percent);
  const drawn = now ? LEFT + (now.x - LEFT) * (shown / now.value) : 0;
  const line = smooth(reached);
  return (
    <svg
      viewBox={`0 22 ${WIDTH} 280`}
      fill="none"
      role="img"
      aria-label={points.map(({ label, value }) => (value <= percent ? `${label}: ${value}%` : label)).join(', ')}
    >
      <path d={`M0 ${FLOOR}h${WIDTH}`} stroke="var(--line)" strokeWidth="2" />
      <clipPath id="drawn">
        <path d={`M0 0h${drawn}v${FLOOR}H0z`} />
      </clipPath>
      {now && (
        <>
          <path
            d={smooth([now, ...points.slice(reached.length)])}
            stroke="var(--petal)"
            strokeWidth="4"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
          <g clipPath="url(#drawn)">
            <path d={`${line}V${FLOOR}H${LEFT}z`} fill="var(--blush)" />
            <path d={line} stroke="var(--rose)" strokeWidth="5" strokeLinecap="round" />
          </g>
        </>
      )}
      {points.map((point) => (
        <Milestone
          key={point.label}
          point={point === now ? { ...point, value: Math.round(shown) } : point}
          state={point === now ? 'now' : point.x < drawn ? 'past' : 'ahead'}
        />
      ))}
    </svg>
  );
}

function Milestone({ point: { x, y, value, label }, state }: { point: Point; state: 'past' | 'now' | 'ahead' }) {
  return (
    <g className={styles.milestone} data-when={state}>
      <circle cx={x} cy={y} r={state === 'now' ? 11 : 7} strokeWidth="4" />
      {(state !== 'ahead' || value === 100) && (
        <text className={styles.milestoneValue} x={x} y={y - 20}>
          {value}%
        </text>
      )}
      <text className={styles.axis} x={x} y={FLOOR + 28}>
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
