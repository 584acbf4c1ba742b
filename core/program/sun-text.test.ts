import { expect, test } from 'vitest';
import { programWords } from '../../content/skincare/words/words.ts';
import type { Program } from './program.ts';
import { sunYear } from './sun.ts';
import { sunLines } from './sun-text.ts';

const basis = { sources: ['a-guide'], evidence: 'consensus' } as const;

function lines(months: readonly number[], today?: number): readonly string[] {
  const sun = sunYear({ answers: {}, sun: { months, ...(today !== undefined && { today }) } }, 'city', basis);
  return sunLines({ sun } as Program, programWords);
}

test('the year names its months from the first to the last, and the strongest', () => {
  const [year, ...others] = lines([1, 2, 3, 5, 6, 8, 7, 6, 4, 3, 1, 1]);
  expect(year).toContain('from March to October');
  expect(year).toContain('June, at 8');
  expect(others).toEqual([]);
});

test('months around New Year are one span in the south', () => {
  expect(lines([9, 8, 6, 4, 2, 1, 1, 2, 4, 6, 8, 10])[0]).toContain('from September to April');
});

test('strong months that do not follow each other are named apart', () => {
  expect(lines([2, 2, 3, 3, 2, 2, 2, 2, 5, 2, 2, 2])[0]).toContain('from March to April and in September');
});

test('a sun that is strong or weak all year has a sentence of its own, after the peak of today where it is known', () => {
  expect(lines(Array(12).fill(11), 12)).toEqual([
    expect.stringContaining('peaks at 12 today'),
    expect.stringContaining('in every month'),
  ]);
  expect(lines(Array(12).fill(1))).toEqual([expect.stringContaining('stays below 3')]);
});

test('a program without a place says nothing of the sun', () => {
  expect(sunLines({ sun: undefined } as Program, programWords)).toEqual([]);
});
