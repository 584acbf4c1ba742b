import { describe, expect, test } from 'vitest';
import { csvRows, type ListLimits, ListRefusal } from './csv-rows.ts';

const HEADER = 'name,brand,kind,price,INCI,link,picture';
const ROW = 'Gel,Ovenna,mask,9,Aqua,,';
type Found = readonly (readonly [line: number, ...(string | undefined)[]])[] | readonly string[];

async function rowsOf(pieces: readonly Uint8Array[], limits?: ListLimits): Promise<Found> {
  const found = [];
  const bytes = (async function* () {
    yield* pieces;
  })();
  try {
    for await (const line of csvRows(bytes, limits)) {
      found.push(
        'row' in line
          ? ([line.row.line, line.row.cells.name, line.row.cells.inci] as const)
          : ([line.line, line.problem] as const),
      );
    }
  } catch (error) {
    if (error instanceof ListRefusal) return error.problems;
    throw error;
  }
  return found;
}
const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
const found = (...lines: readonly string[]) => rowsOf([bytesOf(lines)]);

describe('a CSV file of products', () => {
  test('is read with the line on which each product begins, across empty lines and lines within a text', async () => {
    const lines = [HEADER, 'Gel,Ovenna,mask,9,"Aqua,\r\nUrea",,', '', ' Oil ,Ovenna,oil,9,Squalane,,', ''];
    expect(await found(...lines)).toEqual([
      [2, 'Gel', 'Aqua,\nUrea'],
      [5, 'Oil', 'Squalane'],
    ]);
  });

  test.each([';', '\t'])(
    'may be separated by %j, may begin with a byte order mark, and may leave out link and picture',
    async (mark) => {
      const rows = [
        ['price', 'NAME', 'brand', 'Kind', 'inci'],
        ['9', 'Gel', 'Ovenna', 'mask', 'Aqua, Urea'],
      ];
      expect(await found(...rows.map((row, index) => (index === 0 ? '\ufeff' : '') + row.join(mark)))).toEqual([
        [2, 'Gel', 'Aqua, Urea'],
      ]);
    },
  );

  test('has a line refused that has more or fewer cells than there are columns', async () => {
    expect(await found(HEADER, 'Gel,Ovenna,mask,9,Aqua, Urea,,', 'Oil,Ovenna,oil,9,Squalane,,', 'Gel,Ovenna')).toEqual([
      [2, expect.stringMatching(/^there are 8 cells, and 7 columns\. Put quotation marks/)],
      [3, 'Oil', 'Squalane'],
      [4, expect.stringMatching(/^there are 2 cells/)],
    ]);
  });

  test('is refused when columns are missing, unknown or repeated', async () => {
    expect(await found('name,brand,brand,kind,costs', 'a,b,c,d,e')).toEqual([
      expect.stringContaining('there is no column “costs”'),
      expect.stringContaining('the column brand is there twice'),
      expect.stringContaining('the column price is missing'),
      expect.stringContaining('the column INCI is missing'),
    ]);
  });

  test.each([
    ['is empty', [''], 'The file has no products.'],
    ['has a header alone', [HEADER], 'The file has no products.'],
    ['has an open quotation mark', [HEADER, 'Gel,Ovenna,mask,9,"Aqua,,'], 'a quotation mark is not closed'],
    [
      'has one that would swallow all lines',
      [HEADER, 'Gel,Ovenna,mask,9,"Aqua,,', ...Array<string>(900).fill(ROW)],
      'not closed',
    ],
    ['has a line without an end', ['x'.repeat(90_000)], 'more than 20,000 characters'],
  ])('is refused when it %s', async (_case, lines, problem) => {
    expect((await found(...lines))[0]).toEqual(expect.stringContaining(problem));
  });

  test('is refused in another encoding than UTF-8', async () => {
    expect(await rowsOf([Uint8Array.from([0x6e, 0xe9, 0x2c])])).toEqual([expect.stringContaining('UTF-8')]);
  });

  test('is read to its limits of products and bytes, and refused with a sentence beyond them', async () => {
    const file = bytesOf([HEADER, ...Array<string>(5).fill(ROW)]);
    expect(await rowsOf([file], { bytes: file.byteLength, products: 5 })).toHaveLength(5);
    expect(await rowsOf([file], { bytes: file.byteLength, products: 4 })).toEqual([
      expect.stringContaining('more than 4 products'),
    ]);
    expect(await rowsOf([file], { bytes: 1_000_000, products: 5 })).toHaveLength(5);
    expect(await rowsOf(Array(6).fill(bytesOf([HEADER, ''])), { bytes: 100, products: 5 })).toEqual([
      expect.stringContaining('MB'),
    ]);
  });

  test('is the same in whatever pieces it comes', async () => {
    const file = bytesOf([
      '\ufeffname;brand;kind;price;INCI',
      'Gel é;Ovenna;mask;9;"Aqua,',
      'Urea"',
      '',
      'Oil;Ovenna;oil;9;Squalane',
      '',
    ]);
    const whole = await rowsOf([file]);
    expect(whole).toEqual([
      [2, 'Gel é', 'Aqua,\nUrea'],
      [5, 'Oil', 'Squalane'],
    ]);
    for (let size = 1; size < 30; size += 1) {
      const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, at) => file.subarray(at * size, (at + 1) * size));
      expect(await rowsOf(pieces)).toEqual(whole);
    }
  });
});
