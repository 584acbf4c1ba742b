import { expect, test } from 'vitest';
import { planChangeConsent } from './plan-change.ts';

test('the consent to a plan change names plan, price, period and day', () => {
  const copy = {
    version: '1',
    renewal: '{plan} from {day}: {renewal} every {period}.',
    periods: { month: 'month', quarter: '3 months', year: 'year' },
  };
  const plan = { id: 'quarter', title: '3-Months', interval: 'quarter', listPrice: 5999, introDiscount: 3000 } as const;
  expect(planChangeConsent(copy, plan, Date.parse('2026-12-21T23:30:00Z'))).toBe(
    '3-Months from Dec 21, 2026: $59.99 every 3 months.',
  );
});
