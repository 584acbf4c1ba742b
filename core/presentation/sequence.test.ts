import { expect, it } from 'vitest';
import { sequence, sequenceLength } from './sequence.ts';

const durations = [1500, 2500, 3200];

it('the bars of a sequence fill one after another, with a pause between', () => {
  expect(sequence(durations, 500, 0)).toEqual([0, 0, 0]);
  expect(sequence(durations, 500, 750)).toEqual([0.5, 0, 0]);
  expect(sequence(durations, 500, 1900)).toEqual([1, 0, 0]);
  expect(sequence(durations, 500, 3250)).toEqual([1, 0.5, 0]);
  expect(sequence(durations, 500, 8200)).toEqual([1, 1, 1]);
});

it('a sequence of bars is over when the last one is full', () => {
  expect(sequenceLength(durations, 500)).toBe(8200);
  expect(sequenceLength([], 500)).toBe(0);
});
