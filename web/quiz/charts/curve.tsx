import type { ChartProps } from './ring.tsx';

/** A rising line from the first label to the last, ending at the percentage. */
export function CurveChart({ percent, labels }: ChartProps) {
  const top = 170 - percent * 1.4;
  const line = `M20 162C90 158 120 120 160 ${(170 + top) / 2}S240 ${top + 6} 272 ${top}`;
  return (
    <svg viewBox="0 0 300 210" fill="none" role="img" aria-label={`${percent}%`}>
      <path d="M0 40h300M0 84h300M0 128h300" stroke="var(--line)" stroke-dasharray="4 6" />
      <path d="M0 172h300" stroke="var(--line)" stroke-width="2" />
      <path d={`${line}V172H20z`} fill="var(--blush)" />
      <path
        class="chart__stroke"
        d={line}
        stroke="var(--rose)"
        stroke-width="5"
        stroke-linecap="round"
        pathLength="100"
        stroke-dasharray="100 100"
      />
      <circle class="chart__dot" cx="272" cy={top} r="9" fill="var(--rose)" stroke="#fff" stroke-width="4" />
      <text class="chart__tip" x="248" y={top - 14 < 18 ? top + 38 : top - 14} text-anchor="end">
        {percent}%
      </text>
      <text class="chart__axis" x="20" y="198">
        {labels[0]}
      </text>
      <text class="chart__axis" x="280" y="198" text-anchor="end">
        {labels.at(-1)}
      </text>
    </svg>
  );
}
