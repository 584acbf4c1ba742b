import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../testing.ts';
import { parseDecimal, toStep, validDecimal } from './decimal.ts';

test.each([
  ['172', 172],
  ['172.5', 172.5],
  ['172,5', 172.5],
  [',5', 0.5],
  ['5.', 5],
  [' 1 234,5 ', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ["1'234.5", 1234.5],
  ['1.234.567', 1234567],
  ['１７２', 172],
  ['-4', -4],
  ['−4,5', -4.5],
  ['1,234', 1.234],
])('the number %s is read as %d', (written, number) => {
  expect(parseDecimal(written, false)).toBe(number);
});

test.each([
  ['1,234', 1234],
  ['1.234', 1234],
  ['172.5', 172.5],
])('where whole numbers are asked for, %s is read as %d', (written, number) => {
  expect(parseDecimal(written, true)).toBe(number);
});

test.each(['', ' ', '-', '.', 'about 170', '1e3', '0x10', '1-2', '1.2.3', '1,2,3', '12,34,567', 'Infinity', '5,6 7a', '٣x'])(
  'no number is read in %j',
  (written) => {
    expect(parseDecimal(written, false)).toBeUndefined();
  },
);

test('every number is read as it was written, with a comma or a point, with or without divided thousands', () => {
  const written = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(written, fc.constantFrom('.', ','), fc.boolean(), ([whole, hundredths], mark, isDivided) => {
      const sign = whole < 0 ? '-' : '';
      const digits = String(Math.abs(whole));
      const other = mark === '.' ? ',' : '.';
      const text = `${sign}${isDivided ? digits.replace(/\B(?=(\d{3})+$)/g, other) : digits}${mark}${String(hundredths).padStart(2, '0')}`;
      const read = parseDecimal(text, false);
      expect(read).toBeCloseTo(Number(`${sign}${digits}.${String(hundredths).padStart(2, '0')}`), 9);
    }),
    { numRuns: rounds(5000, 500) },
  );
});

test('a number on a step stays where it is, whatever fractions the step has', () => {
  const range = fc.record({ step: fc.constantFrom(1, 5, 0.1, 0.25, 0.05), at: fc.integer({ min: 0, max: 4000 }) });
  fc.assert(
    fc.property(range, ({ step, at }) => {
      const value = toStep(at * step, step);
      expect(toStep(value, step)).toBe(value);
      expect(validDecimal(String(value), { min: 0, max: 40_000, step })).toBe(String(value));
      expect(String(value)).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
    { numRuns: rounds(5000, 500) },
  );
});

test.each([['12'], ['-1'], ['1e1'], [' 5'], ['0x5'], [5], [['5']], [null]])(
  'the stored number %j is refused from 0 to 10',
  (value) => {
    expect(validDecimal(value, { min: 0, max: 10, step: 1 })).toBeUndefined();
  },
);
