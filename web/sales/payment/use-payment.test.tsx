// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import type { CheckoutResponse } from '../../../core/api/checkout.ts';
import { checkoutTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { redirectTo } from '../../browser/navigation.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { usePayment } from './use-payment.ts';

vi.mock('../../browser/navigation.ts', () => ({ redirectTo: vi.fn() }));

const [plan] = plans;
const terms = checkoutTerms(plan, { kind: 'over' });

function Payment() {
  const { working, problem, pay } = usePayment({ plan, terms, onPriceRefused: () => undefined });
  return (
    <button type="button" onClick={() => void pay('ada@walk.example', shownAmounts(terms))}>
      {working ? paymentModalCopy.processing : (problem?.text ?? 'Pay')}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  respondWith<CheckoutResponse>(
    'POST /api/checkout',
    () => ({ success: true, url: 'https://pay.example/1' }) as CheckoutResponse,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

async function pay() {
  const rendered = render(<Payment />);
  const button = screen.getByRole('button');
  await act(async () => button.click());
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(vi.mocked(redirectTo)).toHaveBeenLastCalledWith('https://pay.example/1');
  expect(button.textContent).toBe(paymentModalCopy.processing);
  return { ...rendered, button };
}

test('a payment page that does not open within 30 seconds is reported, and the button can be pressed again', async () => {
  const { button } = await pay();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(button.textContent).toBe(paymentModalCopy.unopened);
});

test('a visitor who comes back from the payment page does not read that it did not open', async () => {
  const { button } = await pay();
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(button.textContent).toBe('Pay');
});
