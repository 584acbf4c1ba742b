import { readFileSync } from 'node:fs';
import { readPalette, resolveColours } from '../../../core/presentation/palette.ts';

const TOKENS = readPalette(readFileSync(new URL('../../../web/design/tokens.css', import.meta.url), 'utf8'));

/** Mails cannot load the site's tokens, so their values are written into each mail. */
export const LIGHT = coloursOf({
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  line: 'var(--line)',
  accent: 'var(--rose-deep)',
  button: 'var(--rose)',
  onButton: 'var(--on-rose)',
  panel: 'var(--blush)',
  petal: 'var(--blush-deep)',
  quiet: 'var(--petal)',
  sun: 'var(--honey)',
  day: 'var(--blush)',
  dayHalo: 'color-mix(in oklab, var(--honey) 16%, var(--blush))',
  dayGlow: 'color-mix(in oklab, var(--honey) 46%, var(--blush))',
  night: 'var(--plum)',
  nightHalo: 'color-mix(in oklab, var(--honey) 12%, var(--plum))',
  nightGlow: 'color-mix(in oklab, var(--honey) 36%, var(--plum))',
  onNight: 'var(--paper)',
  nightSoft: 'var(--blush-deep)',
});

export const DARK = coloursOf({
  paper: 'color-mix(in oklab, var(--ink) 78%, black)',
  surface: 'var(--ink)',
  ink: 'var(--paper-deep)',
  soft: 'color-mix(in oklab, var(--blush-deep) 82%, var(--ink-soft))',
  line: 'color-mix(in oklab, var(--ink) 65%, var(--line-strong))',
  accent: 'var(--petal)',
  button: 'var(--rose)',
  onButton: 'var(--on-rose)',
  panel: 'color-mix(in oklab, var(--ink) 50%, var(--plum))',
  petal: 'color-mix(in oklab, var(--ink) 55%, var(--line-strong))',
  quiet: 'var(--line-strong)',
  sun: 'var(--honey)',
  day: 'color-mix(in oklab, var(--ink) 50%, var(--plum))',
  dayHalo: 'color-mix(in oklab, var(--honey) 10%, var(--plum))',
  dayGlow: 'color-mix(in oklab, var(--honey) 30%, var(--plum))',
  night: 'var(--plum)',
  nightHalo: 'color-mix(in oklab, var(--honey) 12%, var(--plum))',
  nightGlow: 'color-mix(in oklab, var(--honey) 36%, var(--plum))',
  onNight: 'var(--paper)',
  nightSoft: 'var(--blush-deep)',
});

function coloursOf<Name extends string>(roles: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<string>(roles).map(([name, value]) => [name, resolveColours(value, TOKENS)]),
  ) as Readonly<Record<Name, string>>;
}
