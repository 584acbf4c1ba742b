// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import type { OfferState } from '../../../core/offers/offer.ts';
import { plansIn } from '../../../core/plans/plan.ts';
import { render } from '../../testing/render.tsx';
import { PlanOption } from './plan-option.tsx';

function cards(offer: OfferState, currency = 'USD'): readonly string[] {
  const sold = plansIn(plans, currency);
  render(
    sold.map((plan) => (
      <PlanOption key={plan.id} plan={plan} plans={sold} group="plans" offer={offer} chosen={false} onSelect={() => undefined} />
    )),
  );
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
}

test('a card after the offer says what a period costs, and a longer plan what the same time costs by the month', () => {
  const [year, month, quarter] = cards({ kind: 'over' });
  expect(year).toContain('Save $349.89');
  expect(year).toContain('$129.99 every year; by the month $479.88');
  expect(month).toContain('$39.99 every month');
  expect(quarter).toContain('Save $59.98');
  expect(quarter).toContain('$59.99 every 3 months; by the month $119.97');
  expect([year, month, quarter].join()).not.toMatch(/today|\d%/);
});

test('a card compares with its own list price alone while the offer runs', () => {
  const [year, month, quarter] = cards({ kind: 'running', remainingMs: 60_000 });
  expect(year).toContain('$64.99 today, then $129.99 per year');
  expect([year, month, quarter].every((card) => card?.includes('Save 50%'))).toBe(true);
  expect([year, month, quarter].join()).not.toContain('by the month');
});

test.each([
  ['GBP', ['£49.99 today, then £99.99 per year', '£0.14 per day', 'Save 50%']],
  ['JPY', ['¥9,900 today, then ¥19,800 per year', '¥27 per day', 'Save 50%']],
])('a card in %s has all its amounts in it', (currency, texts) => {
  const [year = ''] = cards({ kind: 'running', remainingMs: 60_000 }, currency);
  for (const text of texts) expect(year).toContain(text);
  const [regular = ''] = cards({ kind: 'over' }, currency).slice(-3);
  expect(year + regular).not.toContain('$');
});
