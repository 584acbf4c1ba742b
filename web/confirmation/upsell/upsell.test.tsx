// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consent } from '../../../content/pages/checkout.ts';
import { upsellCopy as copy, upsellConsent } from '../../../content/pages/upsell.ts';
import { soldPlans, upsell } from '../../../content/upsell.ts';
import type { UpsellResponse } from '../../../core/api/upsells.ts';
import { termsText } from '../../../core/checkout/consent.ts';
import { regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { currencyOf, pricedPlans } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { amountIn, money } from '../../../core/presentation/money.ts';
import { offline, refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { useLater } from '../use-later.ts';
import { Upsell } from './upsell.tsx';

const UPSELLS = 'POST /api/upsells';
const priced = upsell ? pricedPlans(upsell) : [];
const answersOf = () => requestsTo(UPSELLS).map(({ body }) => (body as { readonly answer: string }).answer);
const answering = (...responses: readonly UpsellResponse[]) => {
  const left = [...responses];
  respondWith<UpsellResponse>(UPSELLS, () => (left.length > 1 ? left.shift() : left[0]) as UpsellResponse);
};
const region = () => screen.findByRole('region');
const show = () => render(<Upsell sessionId="cs_1" email="ada@example.com" />);

test.each(priced.map((plan) => [currencyOf(plan), plan] as const))(
  'the total, the consent and the button of the offer name one amount in %s, and the answer sends it',
  async (currency, plan) => {
    answering({ state: 'offered', currency }, { state: 'bought' });
    const { user } = show();
    const shown = (await region()).querySelectorAll('[data-amount]');
    expect(Array.from(shown, ({ textContent }) => amountIn(textContent, currency))).toEqual([
      plan.listPrice,
      plan.listPrice,
      plan.listPrice,
    ]);
    await user.click(screen.getByRole('checkbox', { name: termsText(upsellConsent.text, consent, plan, regularTerms(plan)) }));
    await user.click(screen.getByRole('button', { name: new RegExp(money(plan.listPrice, currency).replace('$', '\\$')) }));
    expect(await screen.findByText(fill(copy.bought.text, { email: 'ada@example.com' }))).toBeTruthy();
    expect(requestsTo(UPSELLS).at(-1)?.body).toEqual({
      ...{ sessionId: 'cs_1', answer: 'yes', shown: shownAmounts(regularTerms(plan)) },
      consent: { version: upsellConsent.version, agreed: true },
    });
  },
);

test('the offer is unticked, counts nothing down, crosses nothing out, and is not announced over the page', async () => {
  answering({ state: 'offered', currency: 'USD' });
  show();
  const offer = await region();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect([offer.querySelectorAll('s, del, time, [role="timer"]').length, offer.getAttribute('aria-live')]).toEqual([0, 'off']);
  expect(offer.textContent).not.toMatch(/only today|hurry|last chance|\d+:\d\d|%/i);
});

test('both answers are buttons of the same size, and without a tick nothing is sent', async () => {
  answering({ state: 'offered', currency: 'USD' });
  const { user } = show();
  await region();
  const [yes, no] = [busyButton('Order'), busyButton(copy.decline)];
  expect([yes, no].map(({ dataset }) => dataset.fullWidth)).toEqual(['true', 'true']);
  await user.click(yes);
  expect(screen.getByText(copy.missing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(answersOf()).toEqual(['seen']);
});

test('no is taken without a question, and the focus goes to what is left', async () => {
  answering({ state: 'offered', currency: 'USD' }, { state: 'declined' });
  const { user } = show();
  await region();
  await user.click(busyButton(copy.decline));
  expect(await screen.findByText(copy.declined)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: copy.title }));
  expect([answersOf(), screen.queryByRole('checkbox')]).toEqual([['seen', 'no'], null]);
});

test('two taps on yes send it once', async () => {
  let finish = (_response: UpsellResponse) => {};
  respondWith<UpsellResponse>(UPSELLS, ({ body }) =>
    (body as { readonly answer: string }).answer === 'yes'
      ? new Promise<UpsellResponse>((resolve) => {
          finish = resolve;
        })
      : { state: 'offered', currency: 'USD' },
  );
  const { user } = show();
  await region();
  await user.click(screen.getByRole('checkbox'));
  await user.dblClick(busyButton('Order'));
  expect(answersOf()).toEqual(['seen', 'yes']);
  finish({ state: 'bought' });
  expect(await screen.findByText(copy.bought.title)).toBeTruthy();
});

test('a refused card says that nothing was charged, and leaves both answers', async () => {
  answering({ state: 'offered', currency: 'USD', refused: true });
  show();
  await region();
  expect(screen.getByText(copy.refused).closest('[role="alert"]')).toBeTruthy();
  expect(busyButton(copy.decline)).toBeTruthy();
});

test('a refusal of the server stands beside the answers', async () => {
  let asked = 0;
  respondWith<UpsellResponse>(UPSELLS, () =>
    asked++ === 0 ? { state: 'offered', currency: 'USD' } : refusal('conflict', 'It has ended.'),
  );
  const { user } = show();
  await region();
  await user.click(busyButton(copy.decline));
  expect(await screen.findByText('It has ended.')).toBeTruthy();
});

test('a yes whose answer is lost is asked about before anything is offered again', async () => {
  let asked = 0;
  respondWith<UpsellResponse>(UPSELLS, () => {
    asked += 1;
    if (asked === 2) return offline;
    return asked === 1 ? { state: 'offered', currency: 'USD' } : { state: 'bought' };
  });
  const { user } = show();
  await region();
  await user.click(screen.getByRole('checkbox'));
  await user.click(busyButton('Order'));
  expect(await screen.findByText(copy.bought.title)).toBeTruthy();
  expect(answersOf()).toEqual(['seen', 'yes', 'seen']);
});

test('the page of the bank is a link, and nothing else is left to press', async () => {
  answering({ state: 'pending', url: 'https://bank.example/confirm' });
  show();
  expect((await screen.findByRole('link', { name: copy.confirm.action })).getAttribute('href')).toBe(
    'https://bank.example/confirm',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['is none', () => ({ state: 'none' as const })],
  ['is refused', () => refusal('not_found', 'There is no such order.')],
])('nothing is shown where the offer %s', async (_what, answer) => {
  respondWith<UpsellResponse>(UPSELLS, answer);
  const { container } = show();
  await waitFor(() => expect(answersOf()).toEqual(['seen']));
  expect(container.innerHTML).toBe('');
});

function Slot({ load }: { load: () => Promise<() => string> }) {
  const Part = useLater(load);
  return <p>{Part ? <Part /> : 'whole'}</p>;
}

test('a page whose later part does not come is whole without it', async () => {
  const failing = () => Promise.reject(new Error('The network is gone.'));
  render(<Slot load={failing} />);
  await Promise.resolve();
  expect(screen.getByText('whole')).toBeTruthy();
});

test('what is offered has a title of its own among everything that is sold', () => {
  expect(new Set(soldPlans.map(({ title }) => title)).size).toBe(soldPlans.length);
});
