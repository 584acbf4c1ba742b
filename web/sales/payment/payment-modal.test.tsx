// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formCopy } from '../../../content/pages/forms.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import type { CheckoutResponse } from '../../../core/api/checkout.ts';
import type { ErrorCode } from '../../../core/api/errors.ts';
import type { OfferResponse } from '../../../core/api/offers.ts';
import type { DueAmounts } from '../../../core/checkout/terms.ts';
import { introPrice, type Plan } from '../../../core/plans/plan.ts';
import { money } from '../../../core/presentation/money.ts';
import { deliverEvents, type TrackedEvent } from '../../browser/events.ts';
import { clearJourney, saveJourney } from '../../browser/journey.ts';
import { offline, refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { PaymentModal } from './payment-modal.tsx';

const CHECKOUT = 'POST /api/checkout';
const [year, month] = plans;
const running = { state: { kind: 'running', remainingMs: 60_000 }, unreachable: false } as const;
const modal = (plan: Plan = month) => (
  <PaymentModal plan={plan} seen={running} onSelect={() => undefined} onClose={() => undefined} />
);
const dueOf = (plan: Plan) => ({ dueNow: introPrice(plan), dueLater: plan.listPrice, currency: 'USD' }) as const;
const shownAmounts = (name: string) =>
  Array.from(screen.getByRole('dialog').querySelectorAll(`[data-amount=${name}]`), ({ textContent }) => textContent);

let tracked: TrackedEvent[];
beforeEach(() => {
  tracked = [];
  deliverEvents((event) => tracked.push(event));
  respondWith<OfferResponse>('POST /api/offer', () => ({ now: 0, deadline: 60_000 }));
});
afterEach(clearJourney);

async function agreeAndPay(user: ReturnType<typeof render>['user']): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  if (!field.value) await user.type(field, 'lee@walk.example');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Subscribe|Start my plan/ }));
}

/** Refuses terms that it would not charge, as the server does. */
function charge(due: DueAmounts): void {
  respondWith<CheckoutResponse>(CHECKOUT, ({ body }) => {
    const { shown } = body as { readonly shown: DueAmounts };
    const isDue = shown.dueNow === due.dueNow && shown.dueLater === due.dueLater;
    return isDue ? offline : refusal('conflict', 'Please read the price again.', { terms: due });
  });
}

test('an address that was left before takes one line, and a press makes it a field with the focus', async () => {
  saveJourney({ email: 'ada@walk.example' });
  const { user } = render(modal());
  expect(screen.getByText('ada@walk.example')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: copy.changeEmail }));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field).toBe(document.activeElement);
  expect(field.value).toBe('ada@walk.example');
});

test('the line of time names the day of the reminder where one is sent, and none where none is', () => {
  const over = { state: { kind: 'over' }, unreachable: false } as const;
  const { rerender } = render(modal(month));
  expect(screen.getAllByRole('term')).toHaveLength(3);
  expect(screen.getByText(copy.reminder)).toBeTruthy();
  rerender(<PaymentModal plan={month} seen={over} onSelect={() => undefined} onClose={() => undefined} />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(screen.queryByText(copy.reminder)).toBeNull();
  rerender(<PaymentModal plan={year} seen={over} onSelect={() => undefined} onClose={() => undefined} />);
  expect(screen.getByText(copy.reminder)).toBeTruthy();
});

test('every amount in the dialog is kept from translators and follows the plan', () => {
  const { rerender } = render(modal());
  for (const plan of [month, year]) {
    rerender(modal(plan));
    expect(new Set(shownAmounts('price'))).toEqual(new Set([money(introPrice(plan))]));
    expect(new Set(shownAmounts('renewal'))).toEqual(new Set([money(plan.listPrice)]));
  }
  const texts = document.createTreeWalker(screen.getByRole('dialog'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\$\d/.test(text.textContent ?? '')) expect(text.parentElement?.closest('[translate=no]')).not.toBeNull();
});

test('an old amount that stands on the screen is what the server gets; the right one is then shown and agreed to anew', async () => {
  const { user } = render(modal(year));
  charge(dueOf(year));
  for (const amount of screen.getByRole('dialog').querySelectorAll('[data-amount=price]')) amount.textContent = '19,99 $';
  await agreeAndPay(user);
  await screen.findByText('Please read the price again.');
  expect(requestsTo(CHECKOUT)[0]?.body).toMatchObject({ shown: { ...dueOf(year), dueNow: introPrice(month) } });
  expect(new Set(shownAmounts('price'))).toEqual(new Set([money(introPrice(year))]));
  const [renewal, adult] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([renewal?.checked, adult?.checked]).toEqual([false, true]);
  await agreeAndPay(user);
  await screen.findByText(formCopy.offline);
  expect(requestsTo(CHECKOUT)[1]?.body).toMatchObject({ shown: dueOf(year) });
});

test('a price that the page does not know is shown as the server says it', async () => {
  const { user } = render(modal());
  charge({ dueNow: 2499, dueLater: 4499, currency: 'USD' });
  await agreeAndPay(user);
  await waitFor(() => expect(new Set(shownAmounts('price'))).toEqual(new Set(['$24.99'])));
  expect(new Set(shownAmounts('renewal'))).toEqual(new Set(['$44.99']));
  expect(within(screen.getByRole('dialog')).queryByText(money(introPrice(month)))).toBeNull();
});

test.each([
  ['a server that cannot be reached', offline, 'unreachable'],
  ['a provider that cannot be reached', 'unavailable', 'unreachable'],
  ['a refusal', 'conflict', 'refused'],
] as const)('%s is a failed purchase with its reason', async (_case, outcome, reason) => {
  const { user } = render(modal());
  respondWith<CheckoutResponse>(CHECKOUT, () => (outcome === offline ? offline : refusal(outcome as ErrorCode, 'Not now.')));
  await agreeAndPay(user);
  const error_message = outcome === offline ? formCopy.offline : 'Not now.';
  await waitFor(() =>
    expect(tracked.map(({ name, properties }) => [name, properties])).toEqual(
      expect.arrayContaining([
        ['Subscribe Failed', { error_message }],
        ['Purchase Failed', { error_message, reason }],
      ]),
    ),
  );
});
