import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TABLE = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8');

/** The criteria of WCAG 2.2 at levels A and AA, by guideline: the last number of each. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

const ROW = /^\| (\d\.\d\.\d+) [^|]+ \| AA? \| ([^|]+) \| [^|]+ \|$/gm;
const NAMED_TEST = /`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

test('every criterion of WCAG 2.2 A and AA has one row', () => {
  const expected = Object.entries(CRITERIA).flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`));
  expect(expected).toHaveLength(55);
  expect(Array.from(TABLE.matchAll(ROW), ([, criterion]) => criterion)).toEqual(expected);
});

test('every criterion names a test or says what is looked at by hand', () => {
  const unproven = Array.from(TABLE.matchAll(ROW)).filter(
    ([, , proof = '']) => !/^By hand: ./.test(proof) && proof.search(NAMED_TEST) < 0,
  );
  expect(unproven.map(([, criterion]) => criterion)).toEqual([]);
});

test('every test that the page of accessibility names exists', () => {
  const named = Array.from(TABLE.matchAll(NAMED_TEST), ([, file = '', title = '']) => ({ file, title }));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file, title }) => !exists(file, title))).toEqual([]);
});

/** A title may have a variable part before the one that is named. */
function exists(file: string, title: string): boolean {
  const path = new URL(`../${file}`, import.meta.url);
  if (!existsSync(path)) return false;
  const titles = Array.from(readFileSync(path, 'utf8').matchAll(/\b(?:test|it)\(\s*(['"`])(.+?)\1/g), ([, , text = '']) => text);
  return titles.some((text) => text === title || text.replace(/^\$\{\w+\} /, '') === title);
}
