import { fill } from '../../../core/presentation/fill.ts';

/** What the places of a text are filled with; undefined where there is nothing to say. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A piece of a text: words, or words that lead somewhere. */
type TextPiece = { readonly words: string; readonly href?: string };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text with its links found first and its places filled then, so that nobody's name or note can be a link. */
export function pieces(text: string, values: Values): TextPiece[] {
  return text.split(new RegExp(LINK, 'g')).flatMap((part, index, parts) => {
    if (index % 3 === 2) return [];
    const words = fillValues(part, values);
    if (index % 3 === 1) return [{ words, href: fillValues(parts[index + 1] ?? '', values) }];
    return words === '' ? [] : [{ words }];
  });
}

/** Throws for a place that nothing is known for: a mail with a hole in it is not sent. */
export function fillValues(text: string, values: Values): string {
  const [unknown] = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).filter((name) => values[name] === undefined);
  if (unknown !== undefined) throw new Error(`A mail needs {${unknown}}.`);
  return fill(text, values as Record<string, string>);
}
