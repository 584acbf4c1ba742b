import { fill } from '../../../core/presentation/fill.ts';

export type Values = Readonly<Record<string, string | undefined>>;

type TextPiece = { readonly words: string; readonly href?: string };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** Links are parsed before values are filled in, so that a name or a note cannot become a link. */
export function parseTextPieces(text: string, values: Values): TextPiece[] {
  return text.split(new RegExp(LINK, 'g')).flatMap((part, index, parts) => {
    if (index % 3 === 2) return [];
    const words = fillValues(part, values);
    if (index % 3 === 1) return [{ words, href: fillValues(parts[index + 1] ?? '', values) }];
    return words === '' ? [] : [{ words }];
  });
}

/** Throws for a missing value, so that no mail is sent with a gap. */
export function fillValues(text: string, values: Values): string {
  const [unknown] = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).filter((name) => values[name] === undefined);
  if (unknown !== undefined) throw new Error(`A mail needs {${unknown}}.`);
  return fill(text, values as Record<string, string>);
}
