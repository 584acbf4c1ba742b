import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truthOf } from '../when.ts';
import { number } from './number.ts';
import { decidingNumbers, lastStop, stopAt } from './range.ts';
import { slider } from './slider.ts';

const words = { id: 'a', title: 'A', label: 'A' } as const;
const numberStep = (min: number, max: number, step: number) =>
  ({ ...words, kind: 'number', unit: { name: 'Kilograms', symbol: 'kg' }, min, max, step }) as const;
const sliderStep = (min: number, max: number, step: number) =>
  ({ ...words, kind: 'slider', ends: ['Low', 'High'], min, max, step }) as const;

test('the numbers of a step are those that it takes', () => {
  expect([0, 1, lastStop(numberStep(30, 250, 0.5))].map((stop) => stopAt(numberStep(30, 250, 0.5), stop))).toEqual([
    '30',
    '30.5',
    '250',
  ]);
  expect([0, lastStop(numberStep(1, 10, 3))].map((stop) => stopAt(numberStep(1, 10, 3), stop))).toEqual(['3', '9']);
  expect([0, lastStop(sliderStep(1, 10, 3))].map((stop) => stopAt(sliderStep(1, 10, 3), stop))).toEqual(['1', '10']);
});

const range = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.1, 0.25, 0.5, 1, 3))
  .map(([min, more, step]) => [min, min + Math.max(more, 2 * step), step] as const);

test('deciding numbers are answers, and every answer decides as one of them', () => {
  fc.assert(
    fc.property(
      range,
      fc.boolean(),
      fc.array(fc.double({ min: -60, max: 120, noNaN: true }), { maxLength: 4 }),
      (sizes, slides, bounds) => {
        const step = slides ? sliderStep(...sizes) : numberStep(...sizes);
        const valid = (answer: string) => (step.kind === 'slider' ? slider.valid(step, answer) : number.valid(step, answer));
        const truths = (answer: string) => bounds.map((atLeast) => truthOf({ step: 'a', atLeast }, { a: answer })).join();
        const tried = decidingNumbers(step, bounds);
        for (const answer of tried) expect(valid(answer)).toBe(answer);
        const decided = new Set(tried.map(truths));
        for (let stop = 0; stop <= lastStop(step); stop++) {
          const answer = stopAt(step, stop);
          expect(valid(answer)).toBe(answer);
          expect(decided).toContain(truths(answer));
        }
      },
    ),
  );
});
