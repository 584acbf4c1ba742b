import type { DesignChoices, Typeface } from './design-choices.ts';

/** The widths of letters, in the size of the text. */
type LetterWidths = Readonly<Record<string, number>>;

export type Faces = Readonly<Record<Typeface, LetterWidths>>;

export type WordWidth = (word: string) => number;

/** Of the letters of both typefaces, also of those that they do not have. */
const MEAN_LETTER = 0.53;

/** Of a word in whichever typeface it is wider: each text may stand in a heading. */
export function wordWidthIn(faces: Faces | undefined, { headings = 'display' }: DesignChoices): WordWidth {
  const used = [faces?.text ?? {}, faces?.[headings] ?? {}];
  return (word) => Math.max(...used.map((face) => [...word].reduce((sum, letter) => sum + (face[letter] ?? MEAN_LETTER), 0)));
}
