import type { ChartProps } from './ring.tsx';

const WIDTH = 300;
const TOP = 20;
const FLOOR = 180;

/** One bar a label, growing to steps that end at the percentage. */
export function BarsChart({ percent, labels }: ChartProps) {
  const slot = WIDTH / labels.length;
  return (
    <svg viewBox="0 0 300 220" fill="none" role="img" aria-label={`${percent}%`}>
      <path d="M0 60h300M0 120h300" stroke="var(--line)" stroke-dasharray="4 6" />
      <path d="M0 180h300" stroke="var(--line)" stroke-width="2" />
      {labels.map((label, index) => {
        const last = index === labels.length - 1;
        const share = percent * ((index + 2) / (labels.length + 1));
        const height = ((FLOOR - TOP) * share) / 100;
        const middle = slot * (index + 0.5);
        return (
          <g key={label}>
            <rect
              class="chart__bar"
              x={middle - 26}
              y={FLOOR - height}
              width="52"
              height={height}
              rx="12"
              fill={last ? 'var(--rose)' : 'var(--petal)'}
            />
            {last && (
              <text class="chart__tip" x={middle} y={FLOOR - height - 8} text-anchor="middle">
                {percent}%
              </text>
            )}
            <text class="chart__axis" x={middle} y="204" text-anchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
