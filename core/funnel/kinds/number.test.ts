import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing.ts';
import { type NumberStep, numberLabel, readNumber, writtenNumber } from './number.ts';

const height: NumberStep = {
  ...{ id: 'height', kind: 'number', title: 'How tall?', label: 'Height', min: 100, max: 230, step: 1 },
  unit: { name: 'Centimeters', symbol: 'cm' },
  second: {
    name: 'Feet and inches',
    parts: [
      { name: 'Feet', symbol: 'ft', of: 30.48 },
      { name: 'Inches', symbol: 'in', of: 2.54 },
    ],
  },
};
const weight: NumberStep = {
  ...{ id: 'weight', kind: 'number', title: 'How heavy?', label: 'Weight', min: 30, max: 250, step: 0.1 },
  unit: { name: 'Kilograms', symbol: 'kg' },
  second: { name: 'Pounds', parts: [{ name: 'Pounds', symbol: 'lb', of: 0.45359237 }] },
};

describe('a written number', () => {
  test.each([
    [height, 'first', ['172'], '172'],
    [height, 'first', ['172 cm'], '172'],
    [height, 'first', ['172,4'], '172'],
    [height, 'second', ['5', '7'], '170'],
    [height, 'second', ['5', ''], '152'],
    [height, 'second', ['5 ft', '7.5'], '171'],
    [weight, 'first', ['68,25'], '68.3'],
    [weight, 'second', ['150 LB'], '68'],
  ] as const)('is stored in the first unit, on its step: %o', (step, unit, written, answer) => {
    expect(readNumber(step, unit, written)).toEqual({ answer });
  });

  test.each([
    ['first', [''], 'missing'],
    ['second', ['', ' '], 'missing'],
    ['first', ['tall'], 'unreadable'],
    ['first', ['1,72 m'], 'unreadable'],
    ['second', ['5', 'seven'], 'unreadable'],
    ['second', ['6', '-3'], 'unreadable'],
    ['first', ['99'], 'low'],
    ['first', ['1.72'], 'low'],
    ['first', ['-172'], 'low'],
    ['second', ['3', '2'], 'low'],
    ['first', ['1,720'], 'high'],
    ['second', ['8', '0'], 'high'],
  ] as const)('is refused: %s %o', (unit, written, problem) => {
    expect(readNumber(height, unit, written)).toEqual({ problem });
  });
});

test.each([
  ['feet and inches', height, { min: 40, max: 90 }, (inches: number) => [String(Math.floor(inches / 12)), String(inches % 12)]],
  ['pounds', weight, { min: 67, max: 550 }, (pounds: number) => [String(pounds)]],
] as const)('what was written in %s is read back as it was written', (_, step, range, write) => {
  fc.assert(
    fc.property(fc.integer(range), (smallest) => {
      const reading = readNumber(step, 'second', write(smallest));
      expect('answer' in reading && writtenNumber(step, 'second', reading.answer)).toEqual(write(smallest));
    }),
    { numRuns: rounds(1000, 200) },
  );
});

test('a stored number is read again as itself in the first unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2500 }), (tenths) => {
      const answer = String(tenths / 10);
      expect(readNumber(weight, 'first', writtenNumber(weight, 'first', answer))).toEqual({ answer });
    }),
    { numRuns: rounds(2000, 200) },
  );
});

test('a number is said with its unit', () => {
  expect([numberLabel(height, '170'), numberLabel(height, '170', 'second'), numberLabel(weight, '68', 'second')]).toEqual([
    '170 cm',
    '5 ft 7 in',
    '150 lb',
  ]);
});
