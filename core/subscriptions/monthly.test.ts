import { expect, test } from 'vitest';
import type { Plan } from '../plans/plan.ts';
import { seededRandom } from '../seeded-random.ts';
import { monthlyRevenue, movementBetween } from './monthly.ts';

const plans: readonly Plan[] = [
  { id: 'month', title: '', period: { every: 1, unit: 'month' }, listPrice: 3999, introDiscount: 0 },
  { id: 'year', title: '', period: { every: 1, unit: 'year' }, listPrice: 12999, introDiscount: 0 },
];
const monthly = (status: string, planId = 'month') =>
  monthlyRevenue({ status, planId, renewalAmount: planId === 'year' ? 12999 : 3999, duplicate: false }, plans);
const state = (status: string, planId?: string) => ({ status, monthly: monthly(status, planId) });

test('a paused, an ended, an unpaid new and a duplicate subscription bring nothing a month', () => {
  expect(['paused', 'canceled', 'incomplete'].map((status) => monthly(status))).toEqual([0, 0, 0]);
  const duplicate = { status: 'active', planId: 'month', renewalAmount: 3999, duplicate: true };
  expect(monthlyRevenue(duplicate, plans)).toBe(0);
  expect(['active', 'past_due', 'unpaid'].map((status) => monthly(status))).toEqual([3999, 3999, 3999]);
});

test.each([
  ['begins', undefined, state('active'), 'new'],
  ['goes on', state('active'), state('past_due'), undefined],
  ['is paused', state('active'), state('paused'), 'paused'],
  ['stays paused', state('paused'), state('paused', 'year'), undefined],
  ['is resumed', state('paused'), state('active'), 'resumed'],
  ['is resumed with another plan', state('paused'), state('active', 'year'), 'resumed'],
  ['ends', state('active'), state('canceled'), 'churned'],
  ['ends in a pause', state('paused'), state('canceled'), 'churned'],
  ['changes to a smaller plan', state('active'), state('active', 'year'), 'contraction'],
  ['changes to a larger plan', state('active', 'year'), state('active'), 'expansion'],
] as const)('a subscription that %s moves monthly revenue accordingly', (_what, before, after, kind) => {
  expect(movementBetween(before, after)).toBe(kind);
});

test('in 3,000 random lives movements add up to what runs, and each life churns once', () => {
  const random = seededRandom(61);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let life = 0; life < 3000; life++) {
    let before: ReturnType<typeof state> | undefined;
    let sum = 0;
    let churned = 0;
    const states = Array.from({ length: 8 }, () => state(pick(['active', 'past_due', 'paused']), pick(['month', 'year'])));
    for (const after of [state('active'), ...states, state('canceled')]) {
      const kind = movementBetween(before, after);
      if (kind) sum += after.monthly - (before?.monthly ?? 0);
      if (kind === 'churned') churned++;
      expect(sum).toBe(after.monthly);
      before = after;
    }
    expect(churned).toBe(1);
  }
});
