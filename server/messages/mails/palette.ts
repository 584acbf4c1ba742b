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
});

function coloursOf<Name extends string>(roles: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<string>(roles).map(([name, value]) => [name, resolveColours(value, TOKENS)]),
  ) as Readonly<Record<Name, string>>;
}
