import { Model } from './model.tsx';

/** Grid of 300 by 260. */
export function FaceScan() {
  return (
    <>
      <path d="M36 260V116a114 114 0 0 1 228 0v144z" fill="var(--blush-deep)" />
      <circle cx="222" cy="72" r="34" fill="var(--honey)" opacity=".8" />
      <path d="M40 260c-22-30-20-72-2-100 20 26 22 72 2 100z" fill="var(--leaf)" />
      <path d="M50 260c-8-36 10-68 38-82 6 34-8 68-38 82z" fill="var(--sage)" />
      <g transform="translate(48 2) scale(.575)">
        <Model />
      </g>
      <path
        d="M92 58V42a8 8 0 0 1 8-8h16M184 34h16a8 8 0 0 1 8 8v16M208 172v16a8 8 0 0 1-8 8h-16M116 196h-16a8 8 0 0 1-8-8v-16"
        stroke="var(--rose)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M94 116h112" stroke="var(--surface)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M268 128q0 12 12 12-12 0-12 12 0-12-12-12 12 0 12-12zM24 84q0 9 9 9-9 0-9 9 0-9-9-9 9 0 9-9z"
        fill="var(--honey)"
      />
    </>
  );
}
