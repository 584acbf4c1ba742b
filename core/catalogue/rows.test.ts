import { describe, expect, test } from 'vitest';
import type { CatalogueRow } from './row.ts';
import { rowReader } from './rows.ts';

const row = (line: number, change: Partial<CatalogueRow['cells']> = {}): CatalogueRow => ({
  line,
  cells: {
    ...{ name: 'Clear Gel', brand: 'Ovenna', kind: 'mask', price: '19.90', inci: 'Aqua, Glycerin', link: '', picture: '' },
    ...change,
  },
});
const readRows = (rows: readonly CatalogueRow[]) => {
  const readings = rows.map(rowReader());
  return {
    products: readings.flatMap(({ product }) => product ?? []),
    problems: readings.flatMap(({ problems }) => problems ?? []),
  };
};
const problemsOf = (change: Partial<CatalogueRow['cells']>) =>
  readRows([row(2, change)]).problems.map(({ line, column, code }) => [line, column, code]);

describe('a row of an operator’s list', () => {
  test('becomes a product with an id of brand and name, cents, and the drawing of its kind', () => {
    const link = 'https://shop.example/gel';
    expect(readRows([row(2, { name: ' Clear Gel 2.0 ', kind: 'Treatment Eye', link })])).toEqual({
      products: [
        {
          ...{ line: 2, id: 'ovenna-clear-gel-2-0', name: 'Clear Gel 2.0', brand: 'Ovenna', kind: 'treatment-eye' },
          ...{ price: 1990, inci: 'Aqua, Glycerin', link, picture: 'nozzle' },
        },
      ],
      problems: [],
    });
  });

  test.each([
    ['24', 2400],
    ['24.9', 2490],
    ['$24,90', 2490],
    ['0.05', 5],
  ])('may state its price as %s', (price, cents) => {
    expect(readRows([row(2, { price })]).products[0]?.price).toBe(cents);
  });

  test.each(['', '0', '-3', '12 Euro', '€12', '1.200', '1,234.50', 'free'])('is refused with a price of %j', (price) => {
    expect(problemsOf({ price })).toEqual([[2, 'price', price === '' ? 'missing' : 'price']]);
  });

  test.each([
    ['', 'bottle'],
    ['Jar', 'jar'],
    ['https://shop.example/a.webp', { from: 'https://shop.example/a.webp' }],
    ['pictures/gel.png', { from: 'pictures/gel.png' }],
  ])('may have %j for its picture', (picture, expected) => {
    expect(readRows([row(2, { kind: 'toner', picture })]).products[0]?.picture).toEqual(expected);
  });

  test.each([
    'http://shop.example/a.png',
    'https://ann@shop.example/a.png',
    '/etc/passwd',
    'gel.svg',
    'javascript:x.png',
    'blob',
  ])('is refused with %j for its picture', (picture) => {
    expect(problemsOf({ picture })).toEqual([[2, 'picture', 'picture']]);
  });

  test('has each of its problems named with line and column', () => {
    expect(problemsOf({ name: '', brand: 'x'.repeat(61), kind: 'soup', inci: ', ,', link: 'shop.example' })).toEqual([
      [2, 'name', 'missing'],
      [2, 'brand', 'too-long'],
      [2, 'kind', 'kind'],
      [2, 'inci', 'no-names'],
      [2, 'link', 'link'],
    ]);
    expect(problemsOf({ name: 'a\u0007b' })).toEqual([[2, 'name', 'unprintable']]);
  });

  test('is refused where its brand has a product of that name already', () => {
    const { problems } = readRows([row(2), row(5, { name: 'CLEAR gel' }), row(6, { brand: 'Veltane' })]);
    expect(problems).toEqual([{ line: 5, column: 'name', code: 'repeated', value: '2' }]);
  });
});
