import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing.ts';
import { DAY_MS } from '../../time.ts';
import { type DateStep, date, dayAt, readDate, todayAnywhere, withDatesOf, writtenDate } from './date.ts';

const TODAY = { earliest: '2026-11-29', latest: '2026-11-29' };
const any: DateStep = { id: 'when', kind: 'date', title: 'When?', label: 'Day' };
const adult: DateStep = { ...any, id: 'birthday', earliest: { years: -120 }, latest: { years: -18 } };
const past: DateStep = { ...any, latest: { years: 0 } };
const write = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('.');
  return { day, month, year };
};
const read = (step: DateStep, text: string, today = TODAY) => readDate(step, write(text), today);

describe('a written date', () => {
  test.each([
    ['29.11.2026', '2026-11-29'],
    ['1.2.1990', '1990-02-01'],
    [' 01 . 02 . 1990 ', '1990-02-01'],
    ['29.2.2024', '2024-02-29'],
    ['29.2.2000', '2000-02-29'],
    ['１.２.１９９０', '1990-02-01'],
  ])('is stored as ISO 8601 writes it: %s', (text, answer) => {
    expect(read(any, text)).toEqual({ answer });
  });

  test.each([
    ['', 'missing', 'day'],
    ['1..1990', 'incomplete', 'month'],
    ['1.2.', 'incomplete', 'year'],
    ['first.2.1990', 'unreadable', 'day'],
    ['1.Feb.1990', 'unreadable', 'month'],
    ['001.2.1990', 'unreadable', 'day'],
    ['1.2.90', 'year', 'year'],
    ['1.2.0090', 'year', 'year'],
    ['1.2.19900', 'year', 'year'],
    ['1.13.1990', 'impossible', 'month'],
    ['0.2.1990', 'impossible', 'day'],
    ['31.4.1990', 'impossible', 'day'],
    ['29.2.2023', 'impossible', 'day'],
    ['29.2.1900', 'impossible', 'day'],
  ])('is refused with the field to mend: %s', (text, problem, part) => {
    expect(read(any, text)).toEqual({ problem, part });
  });
});

describe('bounds that move with the day', () => {
  test.each([
    ['29.11.2008', undefined],
    ['30.11.2008', 'late'],
    ['29.11.1906', undefined],
    ['28.11.1906', 'early'],
  ])('an adult is 18 on the day, and not a day before: %s', (text, problem) => {
    const reading = read(adult, text);
    expect('problem' in reading ? reading.problem : undefined).toBe(problem);
  });

  test('who was born on the 29th of February is 18 on the 1st of March', () => {
    const on = (day: string) => read(adult, '29.2.2008', { earliest: day, latest: day });
    expect([on('2026-02-28'), on('2026-03-01')]).toEqual([{ problem: 'late', part: 'year' }, { answer: '2008-02-29' }]);
  });

  test('on the 29th of February, who was born on the 1st of March is not 18 yet', () => {
    const on = (text: string) => read(adult, text, { earliest: '2024-02-29', latest: '2024-02-29' });
    expect([on('28.2.2006'), on('1.3.2006')]).toEqual([{ answer: '2006-02-28' }, { problem: 'late', part: 'year' }]);
  });

  test('a day may be today, and not tomorrow', () => {
    expect([read(past, '29.11.2026'), read(past, '30.11.2026')]).toEqual([
      { answer: '2026-11-29' },
      { problem: 'late', part: 'year' },
    ]);
  });

  test('a fixed bound counts for what is stored too', () => {
    const step: DateStep = { ...any, earliest: '2020-01-01', latest: '2020-12-31' };
    expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map((day) => date.valid(step, day))).toEqual([
      undefined,
      '2020-01-01',
      '2020-12-31',
      undefined,
    ]);
  });

  test('the server takes a day that is today anywhere, and drops one that is today nowhere', () => {
    const now = Date.parse('2026-11-29T11:00:00Z');
    const kept = (day: string) => withDatesOf([past], { when: day, other: 'x' }, todayAnywhere(now));
    expect([kept('2026-11-30'), kept('2026-12-01')]).toEqual([{ when: '2026-11-30', other: 'x' }, { other: 'x' }]);
    const born = (day: string) => withDatesOf([adult], { birthday: day }, todayAnywhere(now));
    expect([born('2008-11-30'), born('2008-12-01')]).toEqual([{ birthday: '2008-11-30' }, {}]);
  });
});

test('every day of the calendar is read as it is written, and every other is refused', () => {
  const day = fc.integer({ min: Date.UTC(1000, 0, 1) / DAY_MS, max: Date.UTC(9999, 11, 31) / DAY_MS });
  fc.assert(
    fc.property(day, (days) => {
      const answer = dayAt(days * DAY_MS, 0);
      expect(readDate(any, writtenDate(answer), TODAY)).toEqual({ answer });
      expect(date.valid(any, answer)).toBe(answer);
    }),
    { numRuns: rounds(5000, 500) },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1000, max: 9999 }),
      (d, month, year) => {
        const reading = readDate(any, { day: String(d), month: String(month), year: String(year) }, TODAY);
        const made = new Date(Date.UTC(year, month - 1, d));
        const exists = made.getUTCMonth() === month - 1 && made.getUTCDate() === d && made.getUTCFullYear() === year;
        expect('answer' in reading).toBe(exists);
      },
    ),
    { numRuns: rounds(5000, 500) },
  );
});

test.each([
  ['1990-2-1'],
  ['1990-02-30'],
  ['0990-02-01'],
  ['+001990-02-01'],
  ['1990-02-01T00:00'],
  [19900201],
  [null],
  [['1990-02-01']],
])('the stored date %j is refused', (value) => {
  expect(date.valid(any, value)).toBeUndefined();
});
