/** What a chart draws: a share of 0 to 100, and the words around it. */
export type ChartProps = { readonly percent: number; readonly labels: readonly string[] };

/** A ring that fills clockwise to the percentage. */
export function RingChart({ percent, labels }: ChartProps) {
  return (
    <>
      <svg viewBox="0 0 220 220" fill="none" role="img" aria-label={`${percent}%`}>
        <circle cx="110" cy="110" r="92" stroke="var(--blush)" stroke-width="20" />
        <circle
          class="chart__stroke"
          cx="110"
          cy="110"
          r="92"
          stroke="var(--rose)"
          stroke-width="20"
          stroke-linecap="round"
          pathLength="100"
          stroke-dasharray={`${percent} 100`}
          transform="rotate(-90 110 110)"
        />
        <text class="chart__percent" x="110" y="126" text-anchor="middle">
          {percent}%
        </text>
      </svg>
      <figcaption class="chart__labels">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </figcaption>
    </>
  );
}
