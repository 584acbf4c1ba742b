import type { SkinTone } from '../../../core/presentation/face.ts';

export type Complexion = {
  readonly skin: string;
  readonly shade: string;
  readonly line: string;
  readonly lip: string;
  readonly flush: string;
  readonly light: string;
  readonly veil?: string;
};

/** `drawn` is the colour of clay and nobody's skin: it stands until a tone is chosen. */
export const complexions: Readonly<Record<SkinTone, Complexion>> = {
  drawn: { skin: '#e8bca6', shade: '#d7a38d', line: '#9f6458', lip: '#b2475c', flush: '#d4746f', light: '#f9e1d3' },
  'very-light': { skin: '#f9e0cf', shade: '#efc9b3', line: '#b57c60', lip: '#c9626f', flush: '#e57f80', light: '#fff6ee' },
  light: { skin: '#f1c9a9', shade: '#dfac88', line: '#aa7152', lip: '#bd5463', flush: '#dd6f6b', light: '#ffeada' },
  medium: { skin: '#dba57f', shade: '#c58a63', line: '#90573a', lip: '#a84657', flush: '#c9594f', light: '#f4cfae' },
  tan: { skin: '#bb815a', shade: '#a26b46', line: '#6f4029', lip: '#933f4d', flush: '#aa463f', light: '#e0b088' },
  brown: { skin: '#8d5a3e', shade: '#764730', line: '#4a2919', lip: '#7c3440', flush: '#ad463f', light: '#b9845f' },
  dark: { skin: '#623e2e', shade: '#4f3024', line: '#2e1812', lip: '#83404a', flush: '#a8474c', light: '#91644c' },
};

export type HairColour = { readonly base: string; readonly shade: string; readonly strand: string; readonly brow: string };

/** From brown to silver with the years. */
export const hairs: readonly HairColour[] = [
  { base: '#57213a', shade: '#3f1628', strand: '#8d4a62', brow: '#4a1d2e' },
  { base: '#4a1d2e', shade: '#361320', strand: '#7a3d51', brow: '#4a1d2e' },
  { base: '#4d2533', shade: '#3a1925', strand: '#8a5a68', brow: '#4a1d2e' },
  { base: '#5f3a48', shade: '#482a36', strand: '#a88d97', brow: '#532d3b' },
  { base: '#c9bdbe', shade: '#ab9da0', strand: '#efe9e6', brow: '#8a777c' },
];

/** For dull places. A veil makes skin greyer and hardly darker: nobody's goal is lighter skin. */
export function withVeil(skin: Complexion): Complexion {
  const parts = [1, 3, 5].map((at) => Number.parseInt(skin.skin.slice(at, at + 2), 16));
  const lighter = lightnessOf(parts) / lightnessOf(SALLOW);
  const mixed = parts.map((part, index) => Math.round(0.25 * part + 0.7 * lighter * (SALLOW[index] ?? 0)));
  return { ...skin, veil: `rgb(${mixed})` };
}

/** Plain grey would look ill on the lightest and the darkest skin. */
const SALLOW = [0x9e, 0x86, 0x72];

/** As Rec. 601 weighs red, green and blue. */
function lightnessOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}
