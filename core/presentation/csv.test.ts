import { expect, test } from 'vitest';
import { csvLinesOf, csvOf } from './csv.ts';

test('every row of a CSV file is a line, and line breaks are quoted', () => {
  const rows = [
    ['id', 'title', 'share'],
    ['age', 'How old, "roughly"?', 1 / 3],
    ['goals', 'One\nor two', undefined],
  ];
  expect(csvLinesOf(rows)).toBe('id,title,share\r\nage,"How old, ""roughly""?",0.333333\r\ngoals,"One\nor two",\r\n');
});

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const UNSEEN = ['', ' ', '  ', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u0000', '\t', '\r', '\n', '\r\n'];

test.each(SIGNS.flatMap((sign) => UNSEEN.map((before) => `${before}${sign}1+1`)).concat('\tone', '\rone', '\none'))(
  'the text %j in a CSV file is not read as a formula',
  (text) => {
    expect(csvLinesOf([[text]]).replace(/^"/, '')).toMatch(/^'/);
  },
);

const SPLITS = [';', '; ', ';;', ';"', '\t', '\r\n', '\n\n', ';\u200b'];

test.each(SIGNS.flatMap((sign) => SPLITS.map((split) => [`x${split}`, `${sign}HYPERLINK(A1);y`] as const)))(
  'the text %j in a CSV file stays one quoted cell, and what follows it, %j, is not read as a formula',
  (before, formula) => {
    expect(csvLinesOf([['id', before + formula]])).toBe(`id,"${before.replaceAll('"', '""')}'${formula}"\r\n`);
  },
);

test.each(['a;b', 'a\tb'])('the text %j in a CSV file is quoted, because some spreadsheets would split it', (text) => {
  expect(csvLinesOf([[text]])).toBe(`"${text}"\r\n`);
});

test.each(['a=1', '1+1', 'Ann - Marie', ' Ann', 'ann@example.com', '１＋１'])(
  'the text %j in a CSV file stays as it is',
  (text) => {
    expect(csvLinesOf([[text]])).toBe(`${text}\r\n`);
  },
);

test('a negative number in a CSV file stays a number', () => {
  expect(csvLinesOf([[-4999]])).toBe('-4999\r\n');
});

test('a CSV file begins with a byte order mark, so that each spreadsheet reads its letters right', () => {
  const bytes = new TextEncoder().encode(csvOf([['city'], ['São Paulo'], ['Łódź 😀']]));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('city\r\nSão Paulo\r\nŁódź 😀\r\n');
});
