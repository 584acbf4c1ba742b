// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentModalCopy } from '../../../../content/pages/payment-modal.ts';
import { plans } from '../../../../content/plans.ts';
import type { ElementsResponse } from '../../../../core/api/checkout.ts';
import type { OfferResponse } from '../../../../core/api/offers.ts';
import { introPrice, type Plan } from '../../../../core/plans/plan.ts';
import { casesOf } from '../../../../core/testing.ts';
import { deliverEvents, type TrackedEvent } from '../../../browser/events.ts';
import { clearJourney, saveJourney } from '../../../browser/journey.ts';
import { refusal, requestsTo, respondWith } from '../../../testing/network.ts';
import { render } from '../../../testing/render.tsx';
import { PaymentModal } from '../payment-modal.tsx';

const copy = paymentModalCopy.wallet;
const START = 'POST /api/checkout/elements';
const END = 'POST /api/checkout/elements/end';
const PAGE = 'POST /api/checkout';
const [year, month] = plans;
const running = { state: { kind: 'running', remainingMs: 60_000 }, unreachable: false } as const;
const modal = (plan: Plan = month) => (
  <PaymentModal plan={plan} seen={running} onSelect={() => undefined} onClose={() => undefined} />
);

type Handlers = Record<string, (event?: { paymentFailed: () => void }) => void>;
const confirm = vi.fn();
let sheet: Handlers;
let amount: number;
let tracked: TrackedEvent[];

/** As the provider's script answers, with what the sandbox's stand-in leaves out: a sheet that the test presses. */
function provider() {
  const made = (handlers: Handlers) => ({
    on: (name: string, handler: Handlers[string]) => {
      handlers[name] = handler;
    },
    mount: (place: HTMLElement) => {
      place.append('Wallet');
      queueMicrotask(() => handlers.ready?.());
    },
    destroy: () => undefined,
  });
  const session = { currency: 'usd', minorUnitsAmountDivisor: 100, total: { total: { minorUnitsAmount: amount } } };
  return {
    initCheckoutElementsSdk: () => ({
      loadActions: async () => ({ type: 'success', actions: { getSession: () => session, confirm } }),
      createExpressCheckoutElement: () => {
        sheet = {};
        return made(sheet);
      },
      createPaymentElement: () => made({}),
    }),
  };
}

beforeEach(() => {
  document.documentElement.dataset.wallet = 'here';
  tracked = [];
  deliverEvents((event) => tracked.push(event));
  amount = introPrice(month);
  confirm.mockReset().mockResolvedValue({ type: 'success' });
  vi.stubGlobal('Stripe', provider);
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => (script as HTMLElement).dispatchEvent(new Event('load')) as never,
  );
  let sessions = 0;
  respondWith<OfferResponse>('POST /api/offer', () => ({ now: 0, deadline: 60_000 }));
  respondWith<ElementsResponse>(START, () => {
    sessions += 1;
    return { success: true, sessionId: `cs_${sessions}`, clientSecret: 'secret', publishableKey: 'pk', script: '/script.js' };
  });
  respondWith(END, () => ({ success: true }));
  saveJourney({ email: 'ada@walk.example' });
});
afterEach(() => {
  delete document.documentElement.dataset.wallet;
  clearJourney();
});

const [RENEWAL, ADULT] = [0, 1];
const box = (index: number) => screen.getAllByRole('checkbox')[index] as HTMLElement;
const tickBoth = async (user: ReturnType<typeof render>['user']) => {
  await user.click(box(RENEWAL));
  await user.click(box(ADULT));
};
const ready = () => screen.findByText(copy.otherwise);
const names = () => tracked.map(({ name }) => name);

test('nothing is asked for until the address is there and both boxes are ticked, and a press is what counts', async () => {
  const { user } = render(modal());
  await user.click(box(RENEWAL));
  expect([screen.queryByText(copy.title), requestsTo(START)]).toEqual([null, []]);
  await user.click(box(ADULT));
  await ready();
  expect(requestsTo(START)[0]?.body).toMatchObject({
    planId: month.id,
    email: 'ada@walk.example',
    shown: { dueNow: introPrice(month), dueLater: month.listPrice, currency: 'USD' },
    consent: { renewal: true, adult: true },
  });
  expect(names()).not.toContain('Subscribe Clicked');
  sheet.confirm?.({ paymentFailed: () => undefined });
  await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ redirect: 'always' })));
  await waitFor(() => expect(names().filter((name) => name === 'Subscribe Clicked')).toHaveLength(1));
});

test.each(
  casesOf<[string, number]>(
    [
      ['the renewal', RENEWAL],
      ['the age', ADULT],
    ],
    1,
  ),
)('without the tick for %s the buttons are gone at once, and the session is ended', async (_box, index) => {
  const { user } = render(modal());
  await tickBoth(user);
  await ready();
  await user.click(box(index));
  expect(screen.queryByText(copy.title)).toBeNull();
  await waitFor(() => expect(requestsTo(END).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]));
  await user.click(box(index));
  await ready();
  expect(requestsTo(START)).toHaveLength(2);
});

test('another plan ends the session, unticks the renewal, and opens one at its own price', async () => {
  const { user, rerender } = render(modal());
  await tickBoth(user);
  await ready();
  amount = introPrice(year);
  rerender(modal(year));
  expect(screen.queryByText(copy.title)).toBeNull();
  await user.click(box(RENEWAL));
  await ready();
  expect(requestsTo(END)).toHaveLength(1);
  expect(requestsTo(START)[1]?.body).toMatchObject({ planId: year.id, shown: { dueNow: introPrice(year) } });
});

test('a declined payment says why, also to the sheet', async () => {
  confirm.mockResolvedValue({ type: 'error', error: { message: 'Your card was declined.' } });
  const { user } = render(modal());
  await tickBoth(user);
  await ready();
  const paymentFailed = vi.fn();
  sheet.confirm?.({ paymentFailed });
  await screen.findByText('Your card was declined.');
  expect(paymentFailed).toHaveBeenCalledOnce();
});

test('a sheet that was closed counts as a press, and once', { tags: 'exhaustive' }, async () => {
  const { user } = render(modal());
  await tickBoth(user);
  await ready();
  sheet.cancel?.();
  sheet.cancel?.();
  await waitFor(() => expect(names().filter((name) => name === 'Checkout Opened')).toHaveLength(1));
});

test('the card is folded, and its button pays the same session', async () => {
  const { user } = render(modal());
  await tickBoth(user);
  await ready();
  expect(screen.getByText(copy.card).closest('details')?.open).toBe(false);
  await user.click(screen.getByText(copy.card));
  const [pay] = screen.getAllByRole('button', { name: /Subscribe|Start my plan/ });
  await user.click(pay as HTMLElement);
  await waitFor(() => expect(confirm).toHaveBeenCalledWith({ redirect: 'always' }));
  expect(requestsTo(START)).toHaveLength(1);
});

test('a press on the button of the page right after the tick opens no session behind that page', {
  tags: 'exhaustive',
}, async () => {
  const { promise, resolve } = Promise.withResolvers<ElementsResponse>();
  respondWith<ElementsResponse>(START, () => promise);
  respondWith(PAGE, () => refusal('unavailable', 'Not now.'));
  const { user } = render(modal());
  await tickBoth(user);
  await waitFor(() => expect(requestsTo(START)).toHaveLength(1));
  await user.click(screen.getAllByRole('button', { name: /Subscribe|Start my plan/ }).at(-1) as HTMLElement);
  expect([screen.queryByText(copy.title), requestsTo(PAGE)]).toEqual([null, []]);
  resolve({ success: true, sessionId: 'cs_1', clientSecret: 'secret', publishableKey: 'pk', script: '/script.js' });
  await screen.findByText('Not now.');
  expect([requestsTo(START), requestsTo(END)].map(({ length }) => length)).toEqual([1, 1]);
});

test('what the server refuses is explained by the button of the page, and shows no wallet', async () => {
  respondWith(START, () => refusal('conflict', 'The price is another one.'));
  const { user } = render(modal());
  await tickBoth(user);
  await waitFor(() => expect(requestsTo(START)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(copy.title)).toBeNull());
  expect(screen.getByRole('button', { name: /Subscribe|Start my plan/ })).toBeTruthy();
});

test.each([
  ['here', 'Mozilla/5.0 (iPhone) Instagram 300'],
  ['ahead', 'Mozilla/5.0 (X11) Chrome/130'],
  [undefined, 'Mozilla/5.0 (X11) Chrome/130'],
])('a page marked %s asks for no wallet in the browser %s', async (place, userAgent) => {
  delete document.documentElement.dataset.wallet;
  if (place) document.documentElement.dataset.wallet = place;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { user } = render(modal());
  await tickBoth(user);
  expect(screen.queryByText(copy.title)).toBeNull();
  expect(screen.getByText(paymentModalCopy.secure)).toBeTruthy();
  expect(requestsTo(START)).toEqual([]);
});

test('a sheet that would show another amount than the dialog is not shown, and its session ends', {
  tags: 'exhaustive',
}, async () => {
  amount += 1;
  const { user } = render(modal());
  await tickBoth(user);
  await waitFor(() => expect(requestsTo(END)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(copy.title)).toBeNull());
  await user.click(box(ADULT));
  await user.click(box(ADULT));
  expect([screen.queryByText(copy.title), requestsTo(START)]).toEqual([null, [expect.anything()]]);
});
