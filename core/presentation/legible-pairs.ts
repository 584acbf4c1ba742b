/** The name of a colour of `web/design/tokens.css`, or a mix of some, as a stylesheet writes it. */
export type ColourName = string;

/** Two colours that stand on each other, and the contrast that WCAG 2.2 asks of them. */
export type LegiblePair = { readonly on: ColourName; readonly seen: ColourName; readonly least: number };

export const WORDS_LEAST = 4.5;
/** Of symbols and edges. */
const MARKS_LEAST = 3;

const GROUNDS = ['paper', 'paper-deep', 'surface', 'blush', 'sage-soft', 'honey-soft', 'danger-soft'];
const WORDS = ['ink', 'ink-soft', 'rose-deep', 'plum', 'sage-deep', 'danger'];
const DARK_GROUNDS = ['rose', 'rose-deep', 'plum', 'sage'];
/** By the grounds that they stand on. */
const MARKS = {
  rose: [...GROUNDS, 'blush-deep'],
  sage: ['paper', 'paper-deep', 'surface', 'sage-soft'],
  clay: ['paper', 'paper-deep', 'surface'],
  'line-strong': ['paper', 'surface'],
  honey: ['plum'],
};

export const LEGIBLE_PAIRS: readonly LegiblePair[] = [
  ...WORDS.flatMap((seen) => GROUNDS.map((on) => ({ seen, on, least: WORDS_LEAST }))),
  ...DARK_GROUNDS.map((on) => ({ seen: 'on-rose', on, least: WORDS_LEAST })),
  ...Object.entries(MARKS).flatMap(([seen, grounds]) => grounds.map((on) => ({ seen, on, least: MARKS_LEAST }))),
];

/** Grounds that stylesheets mix themselves, with the words on them. A stylesheet that loads late keeps the mix of the build in every edition. */
export const MIXED_GROUNDS: readonly LegiblePair[] = [
  ...on('color-mix(in oklab, var(--paper) 50%, white)', 'ink', 'ink-soft', 'rose-deep', 'sage-deep'),
  ...on('color-mix(in oklab, var(--honey) 24%, var(--plum))', 'on-rose', 'blush'),
  ...on('color-mix(in oklab, var(--rose) 62%, var(--plum))', 'on-rose'),
];

/** Words and their ground, where one rule of a stylesheet sets both. */
export function pairsOfRules(css: string, colours: Readonly<Record<ColourName, string>>): readonly LegiblePair[] {
  return Array.from(css.matchAll(/[^{}]*\{[^{}]*\}/g)).flatMap(([rule]) => {
    const seen = /(?<![\w-])color: var\(--([\w-]+)\)/.exec(rule)?.[1];
    const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1];
    return seen && ground && colours[seen] && colours[ground] ? [{ seen, on: ground, least: WORDS_LEAST }] : [];
  });
}

function on(ground: ColourName, ...words: readonly ColourName[]): readonly LegiblePair[] {
  return words.map((seen) => ({ seen, on: ground, least: WORDS_LEAST }));
}
