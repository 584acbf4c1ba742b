import { describe, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { options } from '../sprite/drawings.tsx';
import { petals, slice } from '../sprite/shapes.ts';
import { spots } from '../sprite/spots.ts';

describe('the drawings of the quiz', () => {
  test('are there for every option that names one, and none is left over', () => {
    const named = funnel.steps.flatMap((step) => ('options' in step ? step.options.flatMap(({ icon }) => icon ?? []) : []));
    expect(new Set(named)).toEqual(new Set(Object.keys(options)));
  });

  test('are there for every question that names one, and none but the city is left over', () => {
    const named = funnel.steps.flatMap((step) => ('drawing' in step && step.drawing ? [step.drawing] : []));
    expect(new Set([...named, 'city'])).toEqual(new Set(Object.keys(spots)));
  });

  test('stand beside all options of a question or beside none', () => {
    for (const step of funnel.steps) {
      if (!('options' in step)) continue;
      expect(new Set(step.options.map(({ icon }) => icon !== undefined)).size, step.id).toBe(1);
    }
  });
});

test('a flower has five petals, or as many as asked for', () => {
  const count = (path: string) => path.match(/M/g)?.length ?? 0;
  expect(count(petals(24, 24, 10))).toBe(5);
  expect(count(petals(24, 24, 10, 0, 2)) + count(petals(24, 24, 10, 2))).toBe(5);
});

test('a slice of the clock goes the long way round beyond half an hour, and all the way at an hour', () => {
  expect(slice(0, 0, 10, 90)).toBe('M0 0V-10A10 10 0 0 1 10 0z');
  expect(slice(0, 0, 10, 270)).toBe('M0 0V-10A10 10 0 1 1 -10 0z');
  expect(slice(0, 0, 10, 360)).not.toContain('V');
});
