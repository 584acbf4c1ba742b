import type { ChartProps } from './ring.tsx';

const WIDTH = 320;
const LEFT = 42;
const RIGHT = 290;
const FLOOR = 222;
/** Percent at the foot of the drawing, so that the way from the first figure to the last can be seen. */
const FOOT = 50;
const SCALE = 3.4;

type Point = { readonly x: number; readonly y: number; readonly value: number; readonly label: string | undefined };

/** A line that rises through the figures of the way to today's, and dots on to those still to come. */
export function CurveChart({ percent, labels, milestones }: ChartProps) {
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
      <path d={`M0 ${FLOOR}h${WIDTH}`} stroke="var(--line)" stroke-width="2" />
      {now && <path d={`${line}V${FLOOR}H${LEFT}z`} fill="var(--blush)" />}
      {now && (
        <path
          d={smooth([now, ...points.slice(reached.length)])}
          stroke="var(--petal)"
          stroke-width="4"
          stroke-dasharray="1 9"
          stroke-linecap="round"
        />
      )}
      <path
        class="chart__stroke"
        d={line}
        stroke="var(--rose)"
        stroke-width="5"
        stroke-linecap="round"
        pathLength="100"
        stroke-dasharray="100 100"
      />
      {points.map((point) => (
        <Milestone key={point.value} point={point} look={point === now ? 'now' : point.value < percent ? 'past' : 'ahead'} />
      ))}
    </svg>
  );
}

function Milestone({ point: { x, y, value, label }, look }: { point: Point; look: 'past' | 'now' | 'ahead' }) {
  return (
    <g class={`milestone milestone--${look}`}>
      <circle cx={x} cy={y} r={look === 'now' ? 11 : 7} stroke-width="4" />
      {look !== 'ahead' && (
        <text class="milestone__value" x={x} y={y - 20} text-anchor="middle">
          {value}%
        </text>
      )}
      <text class="chart__axis" x={x} y={FLOOR + 28} text-anchor="middle">
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
