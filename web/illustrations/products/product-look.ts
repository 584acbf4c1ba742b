import type { ProductDrawing } from '../../../core/catalogue/product.ts';

export type ProductShape = ProductDrawing;

export type Palette = { readonly ground: string; readonly body: string; readonly shade: string; readonly cap: string };

const palettes: readonly Palette[] = [
  { ground: 'var(--blush)', body: 'var(--petal)', shade: 'var(--rose)', cap: 'var(--plum)' },
  { ground: 'var(--sage-soft)', body: 'var(--sage)', shade: 'var(--sage-deep)', cap: 'var(--honey)' },
  { ground: 'var(--honey-soft)', body: 'var(--honey)', shade: 'var(--clay)', cap: 'var(--plum)' },
  { ground: 'var(--blush-deep)', body: 'var(--rose)', shade: 'var(--rose-deep)', cap: 'var(--honey-soft)' },
  { ground: 'var(--paper-deep)', body: 'var(--clay)', shade: 'var(--rose-deep)', cap: 'var(--sage-deep)' },
];

/** Lines around 0 0, about 20 wide. */
export const motifs = {
  leaf: 'M0 9V-6M0 1C-6 1-8-4-8-8c5 0 8 4 8 9zM0 5c6 0 8-4 8-8-5 0-8 3-8 8z',
  drop: 'M0-9c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12zM-3 4c0 2 1 3 3 3',
  sun: 'M4 0A4 4 0 1 1-4 0a4 4 0 0 1 8 0zM0-9v2M0 9V7M-9 0h2M9 0H7M-6-6l1 1M6 6 5 5M-6 6l1-1M6-6 5-5',
  petal: 'M0 8c-7-4-7-11 0-16 7 5 7 12 0 16zM0 8C-4 8-9 4-9-1M0 8c4 0 9-4 9-9',
  waves: 'M-9-5q4.5-4 9 0t9 0M-9 1q4.5-4 9 0t9 0M-9 7q4.5-4 9 0t9 0',
  grid: 'M-8-6h6v6h-6zM2-6h6v6H2zM-3 3h6v6h-6z',
} as const;

const motifNames = Object.keys(motifs) as (keyof typeof motifs)[];

export function paletteOf(id: string): Palette {
  return palettes[hash(id) % palettes.length] as Palette;
}

export function motifOf(id: string): keyof typeof motifs {
  return motifNames[Math.floor(hash(id) / palettes.length) % motifNames.length] as keyof typeof motifs;
}

/** Small, and the same for an id on every page. */
function hash(id: string): number {
  let sum = 59;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 100_003;
  return sum;
}
