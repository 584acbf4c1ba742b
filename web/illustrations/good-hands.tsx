/** Two open hands that hold a flower. */
export function GoodHands() {
  return (
    <svg viewBox="0 0 300 240" fill="none" aria-hidden="true">
      <circle cx="150" cy="116" r="108" fill="#fbe6e5" />
      <path d="M150 168V104" stroke="#5f7a64" stroke-width="5" stroke-linecap="round" />
      <path d="M150 142c-22 2-32-10-34-22 18-2 32 4 34 22zM150 152c20 2 30-8 32-18-16-2-30 2-32 18z" fill="#8aa58c" />
      <g fill="#e7a2ae">
        <ellipse cx="150" cy="56" rx="15" ry="24" />
        <ellipse cx="150" cy="56" rx="15" ry="24" transform="rotate(72 150 82)" />
        <ellipse cx="150" cy="56" rx="15" ry="24" transform="rotate(144 150 82)" />
        <ellipse cx="150" cy="56" rx="15" ry="24" transform="rotate(216 150 82)" />
        <ellipse cx="150" cy="56" rx="15" ry="24" transform="rotate(288 150 82)" />
      </g>
      <circle cx="150" cy="82" r="12" fill="#e9b872" />
      <path
        d="M36 150c18-8 34 2 46 16l26 26c10 6 22 4 34 4 10 0 10 14 0 15h-34c20 4 40 2 42 2v25H96c-14 0-22-8-32-24-10-20-22-42-28-64z"
        fill="#f6cdb4"
      />
      <path
        d="M264 150c-18-8-34 2-46 16l-26 26c-10 6-22 4-34 4-10 0-10 14 0 15h34c-20 4-40 2-42 2v25h54c14 0 22-8 32-24 10-20 22-42 28-64z"
        fill="#eab79c"
      />
      <circle cx="60" cy="70" r="7" fill="#b23a5c" />
      <circle cx="246" cy="58" r="9" fill="#e9b872" />
      <path d="M236 108l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill="#e7a2ae" />
    </svg>
  );
}
