import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('every row of a CSV file is a line, and line breaks are quoted', () => {
  const rows = [
    ['id', 'title', 'share'],
    ['age', 'How old, "roughly"?', 1 / 3],
    ['goals', 'One\nor two', undefined],
  ];
  expect(csvOf(rows)).toBe('id,title,share\r\nage,"How old, ""roughly""?",0.333333\r\ngoals,"One\nor two",\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the text %j in a CSV file is not read as a formula', (text) => {
  expect(csvOf([[text]]).replace(/^"/, '')).toMatch(/^'/);
});

test('a negative number in a CSV file stays a number', () => {
  expect(csvOf([[-4999]])).toBe('-4999\r\n');
});
