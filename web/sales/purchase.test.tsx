// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { boughtCopy } from '../../content/pages/bought.ts';
import { salesCopy } from '../../content/pages/sales.ts';
import { plans, preselectedPlan } from '../../content/plans.ts';
import type { BoughtPlan, OfferResponse } from '../../core/api/offers.ts';
import { saveBoughtPlan } from '../browser/bought-plan.ts';
import { clearJourney, currentJourney } from '../browser/journey.ts';
import { offline, respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import { GetMyPlan } from './get-my-plan.tsx';
import { PlanOptions } from './plans/plan-options.tsx';
import { PurchaseProvider } from './purchase.tsx';

const OFFER = 'POST /api/offer';
const bought: BoughtPlan = { planId: 'month', sessionId: 'cs_1', periodEnd: Date.parse('2027-05-01T12:00:00Z'), renews: true };
const sales = (
  <PurchaseProvider>
    <p>Plans</p>
  </PurchaseProvider>
);

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('./bought/bought-page.tsx'));
afterEach(() => saveBoughtPlan(undefined));
afterEach(clearJourney);

test('a visitor who has bought sees the plan and where to go on, and the plans again on demand', async () => {
  respondWith<OfferResponse>(OFFER, () => ({ now: 0, deadline: 60_000, bought }));
  const { user } = render(sales);
  await screen.findByRole('heading', { name: boughtCopy.title });
  expect(screen.queryByText('Plans')).toBeNull();
  expect(screen.getByText('Your 1-Month plan is running.')).toBeTruthy();
  expect(screen.getByText('It renews on May 1, 2027, until you cancel.')).toBeTruthy();
  const open = screen.getByRole('link', { name: boughtCopy.open });
  expect(open.getAttribute('href')).toBe('/prediction/subscribe-success?session_id=cs_1');
  await user.click(screen.getByRole('button', { name: boughtCopy.again }));
  expect(screen.getByText('Plans')).toBeTruthy();
});

test.each([
  ['who comes back from a payment page that was closed reads why', true],
  ['who comes from elsewhere reads nothing of it', false],
])('a visitor with a plan %s', async (_visitor, returned) => {
  saveBoughtPlan(bought);
  respondWith<OfferResponse>(OFFER, () => offline);
  render(
    <PurchaseProvider returned={returned}>
      <p>Plans</p>
    </PurchaseProvider>,
  );
  await screen.findByRole('heading', { name: boughtCopy.title });
  expect(screen.queryByText(boughtCopy.returned) !== null).toBe(returned);
});

test('a purchase that the device knows shows without the server', async () => {
  saveBoughtPlan({ ...bought, periodEnd: null });
  respondWith<OfferResponse>(OFFER, () => offline);
  render(sales);
  await screen.findByRole('heading', { name: boughtCopy.title });
});

test('a purchase stays on the screen while the server has not recorded its subscription', async () => {
  saveBoughtPlan(bought);
  const answered = Promise.withResolvers<void>();
  respondWith<OfferResponse>(OFFER, () => {
    answered.resolve();
    return { now: 0, deadline: 60_000 };
  });
  render(sales);
  await answered.promise;
  await screen.findByRole('heading', { name: boughtCopy.title });
  expect(screen.queryByText('Plans')).toBeNull();
});

test('a subscription that has ended makes way for the plans', async () => {
  saveBoughtPlan(bought);
  respondWith<OfferResponse>(OFFER, () => ({ now: 0, deadline: 60_000, bought: null }));
  render(sales);
  await waitFor(() => expect(screen.queryByRole('heading', { name: boughtCopy.title })).toBeNull());
  expect(screen.getByText('Plans')).toBeTruthy();
});

test('the most popular plan is chosen until the visitor chooses another', async () => {
  respondWith<OfferResponse>(OFFER, () => offline);
  const { user } = render(plansAlone());
  expect(chosenPlan()).toBe(plans.find(({ id }) => id === preselectedPlan)?.id);
  await user.click(screen.getByRole('radio', { name: /1-Year/ }));
  expect(chosenPlan()).toBe('year');
  expect(currentJourney().stored.planId).toBe('year');
});

test('with no plan chosen beforehand a purchase button asks for a choice and opens no payment', async () => {
  respondWith<OfferResponse>(OFFER, () => offline);
  const { user } = render(plansAlone(null));
  expect(chosenPlan()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: salesCopy.getMyPlan }));
  expect(screen.getByRole('alert').textContent).toBe(salesCopy.pricing.choose);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function plansAlone(preselected?: null) {
  return (
    <PurchaseProvider {...(preselected === null && { preselected })}>
      <PlanOptions place="plans" />
      <GetMyPlan name="Introductory offer" />
    </PurchaseProvider>
  );
}

function chosenPlan(): string | undefined {
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
}
