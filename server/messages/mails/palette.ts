import { readFileSync } from 'node:fs';
import { type ColourTokens, readPalette, resolveColours } from '../../../core/presentation/palette.ts';

const TOKENS = readFileSync(new URL('../../../web/design/tokens.css', import.meta.url), 'utf8');

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

/** The site's own typeface, for who has it, before those that every device has. */
export const TYPEFACES = {
  display: `${typeface('display')}, Georgia, 'Times New Roman', serif`,
  text: `${typeface('text')}, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif`,
};

function coloursOf<Name extends string>(roles: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  const tokens: ColourTokens = readPalette(TOKENS);
  return Object.fromEntries(
    Object.entries<string>(roles).map(([name, value]) => [name, resolveColours(value, tokens)]),
  ) as Readonly<Record<Name, string>>;
}

function typeface(name: string): string {
  const family = new RegExp(`--${name}: "([^"]+)"`).exec(TOKENS)?.[1];
  if (family === undefined) throw new Error(`tokens.css names no typeface --${name}.`);
  return /^[a-z]+$/i.test(family) ? family : `'${family}'`;
}
