const COLUMNS = [28, 74, 118, 166, 214, 262];

/** Coins falling into a small heap; they lie still where motion is unwanted. */
export function Coins() {
  return (
    <svg class="coins" viewBox="0 0 300 220" fill="none" aria-hidden="true">
      <ellipse cx="150" cy="204" rx="128" ry="14" fill="#f3ccd0" />
      {[96, 132, 168, 204].map((x, i) => (
        <Coin key={x} x={x} y={196 - (i % 2) * 6} />
      ))}
      {[114, 150, 186].map((x) => (
        <Coin key={x} x={x} y={178} />
      ))}
      {COLUMNS.map((x, i) => (
        <g key={x} class={`coins__falling coins__falling--${i}`}>
          <Coin x={x} y={36 + (i % 3) * 34} />
        </g>
      ))}
    </svg>
  );
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="17" ry="17" fill="#e9b872" />
      <ellipse rx="12" ry="12" stroke="#b9744b" stroke-width="2" />
      <path d="M0-6v12M-4-3c0-3 8-3 8 0s-8 3-8 6 8 3 8 0" stroke="#8a5230" stroke-width="2" stroke-linecap="round" />
    </g>
  );
}
