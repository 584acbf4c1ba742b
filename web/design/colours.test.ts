import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, rgb } from '../../core/presentation/contrast.ts';
import { drawingColours, pageColours } from '../../scripts/colours.ts';

const palette = pageColours();

/** The operator's pages have a dark theme with tokens of its own. */
const FILES = globSync(['web/**/*.{css,svg,ts,tsx}', 'annex/payment-sandbox/**/*.css', 'server/messages/mails/*.ts'], {
  exclude: ['web/operator/**', '**/*.test.*'],
});
const SOURCES = ['web/design/tokens.css', 'web/design/drawing-colours.css', 'web/illustrations/face/palette.ts'];
const LITERAL =
  /(?<!href=["'`])(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(\d|: (?:white|black)\b/i;

test('colours are written in the tokens and nowhere else', () => {
  const literals = FILES.filter((file) => !SOURCES.includes(file)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => LITERAL.test(line) && !/\bmask\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(literals).toEqual([]);
});

test('each colour that a stylesheet or a drawing names is a token', () => {
  const declared = new Set(FILES.flatMap((file) => matches(readFileSync(file, 'utf8'), /["']?--([\w-]+)["']?\]?:/g)));
  const known = new Set([...Object.keys(drawingColours()), ...declared]);
  const drawings = FILES.filter((file) => file.endsWith('.svg') || file.startsWith('web/illustrations/'));
  for (const file of drawings) {
    for (const name of matches(readFileSync(file, 'utf8'), /var\(--([\w-]+)/g))
      expect(known, `${name} in ${file}`).toContain(name);
  }
});

const GROUNDS = ['paper', 'paper-deep', 'surface', 'blush', 'sage-soft', 'honey-soft', 'danger-soft'];
const WORDS = ['ink', 'ink-soft', 'rose-deep', 'plum', 'sage-deep', 'danger'];
/** Symbols and edges, by the grounds that they stand on. */
const MARKS = {
  rose: [...GROUNDS, 'blush-deep'],
  sage: ['paper', 'paper-deep', 'surface', 'sage-soft'],
  clay: ['paper', 'paper-deep', 'surface'],
  'line-strong': ['paper', 'surface'],
  honey: ['plum'],
};

test.each(WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground])))('words in %s can be read on %s', (word, ground) => {
  expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(['rose', 'rose-deep', 'plum', 'sage'])('words can be read on %s', (ground) => {
  expect(ratio('on-rose', ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(MARKS).flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground])))(
  'a symbol in %s can be seen on %s',
  (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('a rule that sets words and their ground sets them so that they can be read', () => {
  const rules = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
    matches(readFileSync(file, 'utf8'), /([^{}]*\{[^{}]*\})/g).map((rule) => ({ file, rule })),
  );
  const pairs = rules.flatMap(({ file, rule }) => {
    const word = /(?<![\w-])color: var\(--([\w-]+)\)/.exec(rule)?.[1];
    const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1];
    return word && ground && palette[word] && palette[ground] ? [{ pair: `${word} on ${ground} in ${file}`, word, ground }] : [];
  });
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.filter(({ word, ground }) => ratio(word, ground) < 4.5).map(({ pair }) => pair)).toEqual([]);
});

function ratio(one: string | undefined, other: string | undefined): number {
  return contrast(rgb(palette[one ?? ''] ?? ''), rgb(palette[other ?? ''] ?? ''));
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
