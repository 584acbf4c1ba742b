import { describe, expect, test } from 'vitest';
import { readCsv } from './read-rows.ts';

const HEADER = 'name,brand,kind,price,INCI,link,picture';
const read = (...lines: readonly string[]) => readCsv(new TextEncoder().encode(lines.join('\r\n')));
const found = (...lines: readonly string[]) => {
  const csv = read(...lines);
  return csv.ok ? csv.rows.map(({ line, cells }) => [line, cells.name, cells.inci]) : csv.problems;
};

describe('a CSV file of products', () => {
  test('is read with the line on which each product begins, across empty lines and lines within a text', () => {
    const lines = [HEADER, 'Gel,Ovenna,mask,9,"Aqua,\r\nUrea",,', '', ' Oil ,Ovenna,oil,9,Squalane,,', ''];
    expect(found(...lines)).toEqual([
      [2, 'Gel', 'Aqua,\nUrea'],
      [5, 'Oil', 'Squalane'],
    ]);
  });

  test.each([';', '\t'])(
    'may be separated by %j, may begin with a byte order mark, and may leave out link and picture',
    (mark) => {
      const rows = [
        ['price', 'NAME', 'brand', 'Kind', 'inci'],
        ['9', 'Gel', 'Ovenna', 'mask', 'Aqua, Urea'],
      ];
      expect(found(...rows.map((row, index) => (index === 0 ? '\ufeff' : '') + row.join(mark)))).toEqual([
        [2, 'Gel', 'Aqua, Urea'],
      ]);
    },
  );

  test('is refused as a whole when a row has more or fewer cells than there are columns', () => {
    expect(found(HEADER, 'Gel,Ovenna,mask,9,Aqua, Urea,,', 'Oil,Ovenna,oil,9,Squalane,,', 'Gel,Ovenna')).toEqual([
      expect.stringMatching(/^Line 2: there are 8 cells, and 7 columns\. Put quotation marks/),
      expect.stringMatching(/^Line 4: there are 2 cells/),
    ]);
  });

  test('is refused when columns are missing, unknown or repeated', () => {
    expect(found('name,brand,brand,kind,costs', 'a,b,c,d,e')).toEqual([
      expect.stringContaining('there is no column “costs”'),
      expect.stringContaining('the column brand is there twice'),
      expect.stringContaining('the column price is missing'),
      expect.stringContaining('the column INCI is missing'),
    ]);
  });

  test('is refused when it is empty, too long, in another encoding, or has an open quotation mark', () => {
    expect(found('')).toEqual(['The file has no products.']);
    expect(found(HEADER)).toEqual(['The file has no products.']);
    const row = 'Gel,Ovenna,mask,9,Aqua,,';
    expect(found(HEADER, ...Array<string>(501).fill(row))).toEqual([expect.stringContaining('501 products. At most 500')]);
    expect(readCsv(Uint8Array.from([0x6e, 0xe9, 0x2c]))).toEqual({ ok: false, problems: [expect.stringContaining('UTF-8')] });
    expect(found(HEADER, 'Gel,Ovenna,mask,9,"Aqua,,')).toEqual([expect.stringContaining('a quotation mark is not closed')]);
  });
});
