import { readFileSync } from 'node:fs';
import type { Colours } from '../../../core/editions/colours.ts';
import { DARK, LIGHT, type MailColours } from '../../../core/mails/mail-colours.ts';
import { type ColourTokens, declaredColours, mixedPalette, resolveColours } from '../../../core/presentation/palette.ts';

const DECLARED = declaredColours(readFileSync(new URL('../../../web/design/tokens.css', import.meta.url), 'utf8'));

/** Mails cannot load the site's tokens, so their values are written into each mail. */
export type MailPalette = { readonly light: MailColours; readonly dark: MailColours };

export function mailPalette(colours: Colours = {}): MailPalette {
  const tokens = mixedPalette({ ...DECLARED, ...colours });
  return { light: resolved(LIGHT, tokens), dark: resolved(DARK, tokens) };
}

function resolved(roles: MailColours, tokens: ColourTokens): MailColours {
  return Object.fromEntries(Object.entries(roles).map(([name, value]) => [name, resolveColours(value, tokens)])) as MailColours;
}
