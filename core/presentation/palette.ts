import { rgb } from './contrast.ts';
import { mix } from './oklab.ts';

/** Hexadecimal colours by the name of their custom property, without the dashes. */
export type ColourTokens = Readonly<Record<string, string>>;

const DECLARATION = /--([\w-]+):\s*(#[\da-f]{6}|color-mix\([^;]*\));/g;
const OPERAND = String.raw`(#[\da-f]{6}|black|white|transparent|var\(--[\w-]+\))`;
const MIX = new RegExp(String.raw`color-mix\(in oklab, ${OPERAND} (\d+)%, ${OPERAND}\)`, 'g');
const VARIABLE = /var\(--([\w-]+)\)/g;

/** The colours that a stylesheet declares, as it writes them. */
export function declaredColours(css: string): ColourTokens {
  return Object.fromEntries(Array.from(css.matchAll(DECLARATION), ([, name = '', value = '']) => [name, value]));
}

/** What declarations come to; each may be mixed of those above it. */
export function mixedPalette(declared: ColourTokens, base: ColourTokens = {}): ColourTokens {
  const palette: Record<string, string> = { ...base };
  for (const [name, value] of Object.entries(declared)) palette[name] = resolveMixes(value, palette);
  return palette;
}

export function readPalette(css: string, base: ColourTokens = {}): ColourTokens {
  return mixedPalette(declaredColours(css), base);
}

/** Each once. */
export function mixesIn(text: string): readonly string[] {
  return [...new Set(text.match(MIX))];
}

/** Chrome before 111, Safari before 16.2 and Firefox before 113 have no `color-mix`. */
export function resolveMixes(text: string, palette: ColourTokens): string {
  return text.replace(MIX, (_mix, first: string, percent: string, second: string) => {
    if (second === 'transparent') return `rgb(${rgb(operand(first, palette)).join(' ')} / ${percent}%)`;
    return mix(operand(first, palette), Number(percent), operand(second, palette));
  });
}

export function resolveColours(text: string, palette: ColourTokens): string {
  return resolveMixes(text, palette).replace(VARIABLE, (variable, name: string) => palette[name] ?? variable);
}

function operand(text: string, palette: ColourTokens): string {
  if (text === 'black') return '#000000';
  if (text === 'white') return '#ffffff';
  if (text.startsWith('#')) return text;
  const value = palette[text.slice('var(--'.length, -1)];
  if (value === undefined) throw new Error(`${text} is no colour, or is declared below what is mixed of it.`);
  return value;
}
