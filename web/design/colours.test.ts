import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_COLOURS } from '../../core/editions/colours.ts';
import { contrast, rgb } from '../../core/presentation/contrast.ts';
import { LEGIBLE_PAIRS, type LegiblePair, MIXED_GROUNDS, pairsOfRules } from '../../core/presentation/legible-pairs.ts';
import { mixesIn, resolveMixes } from '../../core/presentation/palette.ts';
import { builtColours, design, drawingColours, pageColours } from '../../scripts/colours.ts';

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

test.each(LEGIBLE_PAIRS)('$seen can be seen on $on', (pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(pair.least);
});

test('a rule that sets words and their ground sets them so that they can be read', () => {
  const pairs = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
    pairsOfRules(readFileSync(file, 'utf8'), palette).map((pair) => ({ ...pair, file })),
  );
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.filter((pair) => ratio(pair) < pair.least)).toEqual([]);
});

const STYLESHEETS = FILES.filter((file) => /^web\/.*\.css$/.test(file)).map((file) => readFileSync(file, 'utf8'));

test('words can be read on each ground that a stylesheet mixes itself', () => {
  const grounds = STYLESHEETS.flatMap((css) => matches(css, /background(?:-color|-image)?:([^;]*);/g)).flatMap(mixesIn);
  const opaque = grounds.filter((mix) => !mix.endsWith(', transparent)'));
  // The moon on the card of the evening.
  const moon = 'color-mix(in oklab, var(--honey) 75%, white)';
  expect(new Set(MIXED_GROUNDS.map(({ on }) => on))).toEqual(new Set(opaque.filter((mix) => mix !== moon)));
  expect(MIXED_GROUNDS.filter((pair) => ratio(pair) < pair.least)).toEqual([]);
});

test('no two mixes of stylesheets come to the same value, by which an edition finds them', () => {
  const { mixes } = builtColours();
  expect(new Set(mixes.map((mix) => resolveMixes(mix, palette))).size).toBe(mixes.length);
});

test('each colour that a draft may change is declared in the tokens, and is no mix', () => {
  expect(BRAND_COLOURS.filter((name) => !/^#[\da-f]{6}$/.test(design().declared[name] ?? ''))).toEqual([]);
});

function ratio({ seen, on }: LegiblePair): number {
  const value = (name: string) => rgb(palette[name] ?? resolveMixes(name, palette));
  return contrast(value(seen), value(on));
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
