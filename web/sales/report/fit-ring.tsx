/** A percentage as a ring around its figure; a poor one looks it. */
export function FitRing({ percent, label }: { percent: number; label: string }) {
  return (
    <p class={`fit-ring${percent < 50 ? ' fit-ring--poor' : ''}`}>
      <svg viewBox="0 0 40 40" fill="none" stroke-width="4" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          stroke-dasharray={`${percent} 100`}
          stroke-linecap="round"
          transform="rotate(-90 20 20)"
        />
      </svg>
      <strong>{percent}%</strong> <span>{label}</span>
    </p>
  );
}
