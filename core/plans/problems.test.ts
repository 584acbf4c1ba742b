import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { planProblems } from './problems.ts';
import { KINDS } from './testing.ts';

const plan: Plan = { id: 'month', title: 'Month', period: { every: 1, unit: 'month' }, listPrice: 39_99, introDiscount: 0 };

describe('a catalogue', () => {
  test('with a plan of each kind has no problem', () => {
    expect(planProblems(KINDS)).toEqual([]);
  });

  test('with two plans of one id has a problem', () => {
    expect(planProblems([plan, plan])).toEqual(Array(2).fill('Several plans have the id "month".'));
  });

  test.each<[string, object, string]>([
    ['half a month', { period: { every: 0.5, unit: 'month' } }, 'no whole number'],
    ['no weeks', { period: { every: 0, unit: 'week' } }, 'no whole number'],
    ['a discount above its price', { introDiscount: 40_00 }, 'introductory discount of more'],
    ['a trial and an introductory price', { introDiscount: 1, trialDays: 7, trialPrice: 0 }, 'one of them'],
    ['a trial of two days', { trialDays: 2, trialPrice: 0 }, 'not of 3 to 365'],
    ['a trial of two years', { trialDays: 730, trialPrice: 0 }, 'not of 3 to 365'],
    ['a trial at its price', { trialDays: 7, trialPrice: 39_99 }, 'costs as much'],
    ['a trial of no days', { trialPrice: 1_00 }, 'no days of it'],
    [
      'a trial at its price in another currency',
      { trialDays: 7, prices: { EUR: { listPrice: 1, introDiscount: 0, trialPrice: 1 } } },
      'costs as much',
    ],
    ['a period without an end that renews', { period: { every: 1, unit: 'lifetime' } }, 'a period without an end, and renews'],
    ['a trial of what is bought once', { once: true, trialDays: 7 }, 'a trial, and is bought once'],
    ['a trial that pays its buyer', { trialDays: 7, trialPrice: -1 }, 'less than nothing'],
  ])('with a plan of %s has a problem', (_what, change, sentence) => {
    expect(planProblems([{ ...plan, ...change } as Plan])).toEqual([expect.stringContaining(`The plan "month" has`)]);
    expect(planProblems([{ ...plan, ...change } as Plan])[0]).toContain(sentence);
  });
});
