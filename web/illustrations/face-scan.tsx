/** A calm face inside a scanning frame, a fine line passing over it. */
export function FaceScan() {
  return (
    <svg viewBox="0 0 300 260" fill="none" aria-hidden="true">
      <circle cx="150" cy="128" r="116" fill="#fbe6e5" />
      <path d="M62 246c8-44 44-62 88-62s80 18 88 62z" fill="#e7a2ae" />
      <path d="M128 168h44v34c0 13-44 13-44 0z" fill="#eab79c" />
      <path
        d="M92 118c0-56 24-80 58-80s58 24 58 80c0 20 6 44 12 60-22 8-40-4-40-4h-60s-18 12-40 4c6-16 12-40 12-60z"
        fill="#4a1d2e"
      />
      <path d="M104 112c0-38 18-56 46-56s46 18 46 56c0 44-22 74-46 74s-46-30-46-74z" fill="#f6cdb4" />
      <path d="M104 106c6-34 34-30 52-46 4 22 34 20 40 46 2-42-16-60-46-60s-48 18-46 60z" fill="#4a1d2e" />
      <path d="M120 112q9-7 18 0M162 112q9-7 18 0" stroke="#4a1d2e" stroke-width="3" stroke-linecap="round" />
      <path d="M121 124q8 6 16 0M163 124q8 6 16 0" stroke="#4a1d2e" stroke-width="3" stroke-linecap="round" />
      <path d="M150 122c-2 10-6 16-1 20" stroke="#c98a6c" stroke-width="2.5" stroke-linecap="round" />
      <path d="M138 158q12 9 24 0" stroke="#b23a5c" stroke-width="3.5" stroke-linecap="round" />
      <circle cx="118" cy="144" r="9" fill="#f0a9a6" opacity=".6" />
      <circle cx="182" cy="144" r="9" fill="#f0a9a6" opacity=".6" />
      <path
        d="M78 62V42a8 8 0 0 1 8-8h20M194 34h20a8 8 0 0 1 8 8v20M222 180v20a8 8 0 0 1-8 8h-20M106 208H86a8 8 0 0 1-8-8v-20"
        stroke="#b23a5c"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path class="scan-line" d="M84 130h132" stroke="#fff" stroke-width="3" stroke-linecap="round" />
      <circle cx="246" cy="66" r="10" fill="#e9b872" />
      <circle cx="50" cy="94" r="6" fill="#b23a5c" />
      <path d="M252 176l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#e7a2ae" />
    </svg>
  );
}
