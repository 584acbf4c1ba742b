import type { ReactNode } from 'react';
import { motifOf, motifs, type Palette, type ProductShape, paletteOf } from './product-look.ts';

/** Grid of 120. Two products differ in their shape, their colours or what stands on their label. */
export function ProductDrawing({ id, shape, className }: { id: string; shape: ProductShape; className?: string | undefined }) {
  const palette = paletteOf(id);
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" {...(className && { className })}>
      <circle cx="60" cy="60" r="56" fill={palette.ground} />
      <ellipse cx="60" cy="104" rx="28" ry="5" fill="var(--ink)" fillOpacity="0.1" />
      {SHAPES[shape](palette)}
      <path
        d={motifs[motifOf(id)]}
        transform={LABELS[shape]}
        stroke={palette.body}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** From a motif's own place around 0 0 to the middle of the label. */
const LABELS: Readonly<Record<ProductShape, string>> = {
  tube: 'translate(60 58)',
  dropper: 'translate(60 80)',
  jar: 'translate(60 75)',
  bottle: 'translate(60 74)',
};

const LABEL = 'var(--paper)';

const SHAPES: Readonly<Record<ProductShape, (palette: Palette) => ReactNode>> = {
  tube: ({ body, shade, cap }) => (
    <>
      <path d="M39 22h42l-6 64H45z" fill={body} />
      <path d="M62 22h19l-6 64H62z" fill={shade} />
      <path d="M37 14h46v9H37z" fill={shade} />
      <path d="M43 42h34l-2 32H45z" fill={LABEL} />
      <rect x="46" y="86" width="28" height="18" rx="4" fill={cap} />
    </>
  ),
  dropper: ({ body, shade, cap }) => (
    <>
      <path d="M52 13c0-6 16-6 16 0v14H52z" fill={shade} />
      <rect x="47" y="26" width="26" height="13" rx="3" fill={cap} />
      <path d="M50 39h20v7c9 3 14 9 14 18v32c0 5-3 8-8 8H44c-5 0-8-3-8-8V64c0-9 5-15 14-18z" fill={body} />
      <path d="M66 39h4v7c9 3 14 9 14 18v32c0 5-3 8-8 8h-8c4-20 4-45-2-65z" fill={shade} />
      <rect x="43" y="66" width="34" height="28" rx="4" fill={LABEL} />
    </>
  ),
  jar: ({ body, shade, cap }) => (
    <>
      <rect x="24" y="34" width="72" height="20" rx="6" fill={cap} />
      <path d="M26 54h68v30c0 12-6 20-16 20H42c-10 0-16-8-16-20z" fill={body} />
      <path d="M76 54h18v30c0 12-6 20-16 20h-8c6-10 8-32 6-50z" fill={shade} />
      <rect x="41" y="61" width="38" height="28" rx="5" fill={LABEL} />
    </>
  ),
  bottle: ({ body, shade, cap }) => (
    <>
      <path d="M46 13h20c4 0 6 2 6 5H60v12h-8V19h-6z" fill={cap} />
      <rect x="48" y="28" width="24" height="10" rx="3" fill={cap} />
      <path d="M46 38h28c7 2 10 7 10 13v46c0 5-3 8-8 8H44c-5 0-8-3-8-8V51c0-6 3-11 10-13z" fill={body} />
      <path d="M70 38h4c7 2 10 7 10 13v46c0 5-3 8-8 8h-8c4-18 5-46 2-67z" fill={shade} />
      <rect x="43" y="58" width="34" height="33" rx="4" fill={LABEL} />
    </>
  ),
};
