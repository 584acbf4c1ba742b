// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import { providerSeller } from '../../../content/seller.ts';
import type { CheckoutRequest, CheckoutResponse } from '../../../core/api/checkout.ts';
import type { OfferResponse } from '../../../core/api/offers.ts';
import { checkoutTerms, dueOf } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { clearJourney } from '../../browser/journey.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { PaymentForm } from './payment-form.tsx';

function setZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat('en-US').resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

beforeEach(() => setZone('Europe/Oslo'));

const [year, month] = plans;
const running = { kind: 'running', remainingMs: 1000 } as const;
const formProps = (plan: Plan, offer: Parameters<typeof checkoutTerms>[1] = running) => {
  const terms = checkoutTerms(plan, offer);
  const version = `${plan.id} ${dueOf(terms).dueNow}`;
  return { plan, terms, version, ended: offer.kind === 'over', onPriceRefused: () => undefined };
};
const form = (plan: Plan, offer: Parameters<typeof checkoutTerms>[1]) => <PaymentForm {...formProps(plan, offer)} />;
afterEach(clearJourney);

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

test.each([
  ['another plan', form(month, running)],
  ['the end of the offer', form(year, { kind: 'over' })],
])('%s withdraws the consent to the price and keeps what else was agreed to', async (_change, changed) => {
  const { user, rerender } = render(form(year, running));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(boxes()).toEqual([true, true]);
  rerender(changed);
  expect(boxes()).toEqual([false, true]);
  rerender(form(year, running));
  expect(boxes()).toEqual([false, true]);
});

test('a consent that the form has withdrawn is not reported as forgotten', async () => {
  const { user, rerender } = render(form(year, running));
  await user.type(screen.getByRole('textbox'), 'lee@walk.example');
  await user.click(busyButton('Subscribe'));
  expect(screen.getByText(paymentModalCopy.renewalMissing)).toBeTruthy();
  rerender(form(month, running));
  expect(screen.queryByText(paymentModalCopy.renewalMissing)).toBeNull();
});

const PAY = 'POST /api/checkout';
const question = 'The 1-Month plan that was bought in this browser is still running.';
const sentOrders = () => requestsTo(PAY).map(({ body }) => body as CheckoutRequest);

async function fillAndPay(again?: true) {
  respondWith<CheckoutResponse>(PAY, () => refusal('conflict', question, { asks: 'another' }));
  respondWith<OfferResponse>('POST /api/offer', () => ({ now: 0, deadline: 60_000 }));
  const { user } = render(<PaymentForm {...formProps(year)} {...(again && { again })} />);
  await user.type(screen.getByRole('textbox'), 'friend@walk.example');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(busyButton('Subscribe'));
  await screen.findByText(question);
  return user;
}

test('a second plan is bought with a button of its own, after the question and with what was typed and agreed to', async () => {
  const user = await fillAndPay();
  expect(boxes()).toEqual([true, true]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('friend@walk.example');
  await user.click(busyButton('Subscribe'));
  await waitFor(() => expect(requestsTo(PAY)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: paymentModalCopy.another }));
  await waitFor(() => expect(requestsTo(PAY)).toHaveLength(3));
  expect(sentOrders().map(({ another }) => another)).toEqual([undefined, undefined, true]);
  expect(sentOrders()[2]).toMatchObject({ email: 'friend@walk.example' });
});

test('a visitor who asked for another plan is not asked again', async () => {
  await fillAndPay(true);
  expect(sentOrders()).toMatchObject([{ another: true }]);
});

test.each([
  ['shop', consent.version, false],
  ['provider', `${consent.version}-provider`, true],
])('the consent names the seller that the page names: %s', async (seller, version, isNamed) => {
  document.documentElement.dataset.seller = seller;
  await fillAndPay();
  delete document.documentElement.dataset.seller;
  expect(sentOrders()).toMatchObject([{ consent: { version } }]);
  expect(screen.queryByText(new RegExp(providerSeller.name)) !== null).toBe(isNamed);
});

test.each([
  ['in Europe says that it obliges to pay', 'Europe/Oslo', 'Subscribe with obligation to pay'],
  ['where the zone names no place says so too', 'UTC', 'Subscribe with obligation to pay'],
  ['elsewhere says what begins', 'America/New_York', 'Start my plan'],
])('the pay button %s, and each time the amount of today', (_place, zone, label) => {
  setZone(zone);
  render(form(year, running));
  expect(busyButton(label).textContent).toContain('$64.99');
  expect(screen.getByText(paymentModalCopy.guarantee)).toBeTruthy();
});
