// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import { checkoutTerms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { PaymentForm } from './payment-form.tsx';

const [year, month] = plans;
const running = { kind: 'running', remainingMs: 1000 } as const;
const form = (plan: Plan, offer: Parameters<typeof checkoutTerms>[1]) => {
  const terms = checkoutTerms(plan, offer);
  const version = `${plan.id} ${terms.dueNow}`;
  return <PaymentForm {...{ plan, terms, version }} ended={offer.kind === 'over'} onPriceRefused={() => undefined} />;
};
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
