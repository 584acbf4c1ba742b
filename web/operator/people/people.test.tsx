// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import type { PeopleList } from '../../../core/api/operator/people.ts';
import type { OperatorActionResponse, PersonResponse } from '../../../core/api/operator/person.ts';
import { offline, refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { PeoplePage } from './people.tsx';

const SEARCH = 'POST /api/operator/people/search';
const LOOK = 'POST /api/operator/people/look';
const ACTION = 'POST /api/operator/people/actions';
const email = 'lee@walk.example';
const list: PeopleList = {
  people: [{ email, since: 0, planId: 'year', status: 'active', paid: { JPY: 2980, USD: 6499, EUR: 0 } }],
  total: 1,
};
const person: PersonResponse = {
  email,
  subscriptions: [
    {
      id: 'sub_1',
      planId: 'year',
      status: 'active',
      startedAt: 0,
      periodEnd: 0,
      renewalAmount: 12999,
      currency: 'USD',
      cancelAtPeriodEnd: false,
      canCancel: true,
      repetition: null,
      refundable: [],
    },
  ],
  isRefused: false,
  timeline: [],
  path: [],
};

beforeEach(() => {
  respondWith<PeopleList>(SEARCH, () => list);
  respondWith<PersonResponse>(LOOK, () => person);
});

async function openPerson() {
  const rendered = render(<PeoplePage />);
  await rendered.user.click(await screen.findByRole('button', { name: /^lee ?@walk.example$/ }));
  await screen.findByRole('button', { name: copy.actions.cancel });
  return rendered;
}

test('searched text and addresses are sent in bodies, never in addresses of requests', async () => {
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: copy.back }));
  await user.type(screen.getByRole('searchbox'), ' lee {Enter}');
  await waitFor(() => expect(requestsTo(SEARCH).at(-1)?.body).toEqual({ text: 'lee', kind: 'all', offset: 0 }));
  expect(requestsTo(LOOK)[0]?.body).toEqual({ email });
  expect([...requestsTo(SEARCH), ...requestsTo(LOOK)].flatMap(({ search }) => Object.keys(search))).toEqual([]);
});

test('amounts of an order in another currency are written in it', async () => {
  const [own] = person.subscriptions;
  const payment = { kind: 'payment', reason: 'first', status: 'paid', amount: 5800, currency: 'JPY', refunded: 800 } as const;
  respondWith<PersonResponse>(LOOK, () => ({
    ...person,
    subscriptions: own ? [{ ...own, currency: 'JPY', renewalAmount: 9800 }] : [],
    timeline: [
      { at: 1, kind: 'checkout', planId: 'month', status: 'paid', dueNow: 1999, currency: 'EUR' },
      { at: 0, ...payment, dispute: null, number: null, documentUrl: null },
    ],
  }));
  await openPerson();
  for (const amount of ['¥9,800', '€19.99', '¥5,800', '¥800']) expect(document.body.textContent).toContain(amount);
});

test('unconfirmed answers and an unconfirmed marketing consent are marked', async () => {
  respondWith<PersonResponse>(LOOK, () => ({
    ...person,
    timeline: [true, false].flatMap((confirmed) => [
      { at: 0, kind: 'answers', answers: [], confirmed },
      { at: 0, kind: 'lead', source: 'keep-results', marketing: true, confirmed },
      { at: 0, kind: 'lead', source: 'checkout', marketing: false, confirmed },
    ]),
  }));
  await openPerson();
  const entries = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(entries.map(({ textContent }) => textContent.includes(copy.unconfirmed))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a consent that an edition asked for stands with its text', async () => {
  const answer = 'Agreed to version words-0abc at 2026-11-29T12:00:00.000Z';
  respondWith<PersonResponse>(LOOK, () => ({
    ...person,
    timeline: [
      { at: 0, kind: 'answers', answers: [{ question: 'May we ask?', answer, text: 'You may ask me.' }], confirmed: true },
    ],
  }));
  await openPerson();
  expect(screen.getByText('You may ask me.').parentElement?.textContent).toBe(`${answer} You may ask me.`);
});

test('the path lists the screens with their times, and is not there without one', async () => {
  const { unmount } = await openPerson();
  expect(screen.queryByText(copy.path.title)).toBeNull();
  unmount();
  respondWith<PersonResponse>(LOOK, () => ({
    ...person,
    path: [
      { at: 0, title: 'Landing page', seconds: 50.04, wentBack: false, errors: 0 },
      { at: 50_000, title: 'How old are you?', number: 3, seconds: 70, wentBack: true, errors: 2 },
      { at: 120_000, title: 'How do you sleep?', number: 2, funnel: 'Sleep', wentBack: false, errors: 0 },
      { at: 130_000, title: 'Landing page', wentBack: false, errors: 1 },
    ],
  }));
  const { user } = await openPerson();
  await user.click(screen.getByText('4 screens in 2 minutes, the last one “Landing page”'));
  const steps = within(screen.getByText(copy.path.title).closest('section') as HTMLElement).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/^.*\d\d:\d\d/, ''))).toEqual([
    'Landing page 50.0 s',
    '3. How old are you? 70.0 s, went back, 2 errors',
    '2. How do you sleep? in “Sleep”',
    'Landing page one error',
  ]);
});

test('a subscription is cancelled once the dialog is confirmed', async () => {
  respondWith<OperatorActionResponse>(ACTION, () => ({ outcome: 'done' }));
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: copy.actions.cancel }));
  await user.click(screen.getByRole('button', { name: copy.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsTo(ACTION)).toEqual([]);

  await user.click(screen.getByRole('button', { name: copy.actions.cancel }));
  await user.click(busyButton(copy.confirm.cancel));
  expect(await screen.findByText(copy.outcomes.done)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsTo(ACTION).map(({ body }) => body)).toEqual([{ kind: 'cancel', email, subscriptionId: 'sub_1' }]);
});

test('a refused cancellation closes the dialog and says why', async () => {
  respondWith<OperatorActionResponse>(ACTION, () => refusal('conflict', 'It has ended already.'));
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: copy.actions.cancel }));
  await user.click(busyButton(copy.confirm.cancel));
  expect(await screen.findByText('It has ended already.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link is mailed without a dialog', async () => {
  respondWith<OperatorActionResponse>(ACTION, () => ({ outcome: 'mailed' }));
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: copy.actions['manage-link'] }));
  expect(await screen.findByText(copy.outcomes.mailed)).toBeTruthy();
});

test('a person who gave two orders back is allowed further ones with a button, and a repeated introductory price is marked', async () => {
  respondWith<PersonResponse>(LOOK, () => ({
    ...person,
    isRefused: true,
    subscriptions: person.subscriptions.map((one) => ({ ...one, repetition: 'kept' as const })),
  }));
  respondWith<OperatorActionResponse>(ACTION, () => ({ outcome: 'done' }));
  const { user } = await openPerson();
  expect(screen.getByText(copy.repetitions.kept)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.actions.excuse }));
  expect(await screen.findByText(copy.outcomes.done)).toBeTruthy();
  expect(requestsTo(ACTION).map(({ body }) => body)).toEqual([{ kind: 'excuse', email }]);
});

test('the deletion of a person leads back to the list, and the person is not looked up once more', async () => {
  respondWith<OperatorActionResponse>(ACTION, () => {
    respondWith<PeopleList>(SEARCH, () => ({ people: [], total: 0 }));
    return { outcome: 'accepted' };
  });
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: copy.delete }));
  await user.click(busyButton(copy.confirm.delete));
  expect(await screen.findByText(copy.empty)).toBeTruthy();
  expect(requestsTo(LOOK)).toHaveLength(1);
});

test('a part of a payment is refunded with its reason, and no amount above it is sent', async () => {
  const payment = { paymentId: 'in_1', number: 'A-1', amount: 64_99, currency: 'USD', at: 0 };
  const subscriptions = person.subscriptions.map((one) => ({ ...one, refundable: [payment] }));
  respondWith<PersonResponse>(LOOK, () => ({ ...person, subscriptions }));
  respondWith<OperatorActionResponse>(ACTION, () => ({ outcome: 'done' }));
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: 'Refund up to $64.99 (A-1)' }));
  const amount = screen.getByLabelText<HTMLInputElement>(copy.refund.amount);
  expect(amount.value).toBe('$64.99');
  await user.clear(amount);
  await user.type(amount, '65');
  await user.click(busyButton(copy.refund.title));
  expect(screen.getByText('Please enter an amount of up to $64.99.')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '10.50');
  await user.selectOptions(screen.getByLabelText(copy.refund.reason), copy.refund.reasons.duplicate);
  await user.click(busyButton('Refund $10.50'));
  expect(await screen.findByText(copy.outcomes.done)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsTo(ACTION).map(({ body }) => body)).toEqual([
    {
      kind: 'refund',
      ...{ email, subscriptionId: 'sub_1', paymentId: 'in_1', amount: 10_50, reason: 'duplicate' },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('a refund whose answer was lost is ordered again as the same one', async () => {
  const payment = { paymentId: 'in_1', number: 'A-1', amount: 64_99, currency: 'USD', at: 0 };
  const subscriptions = person.subscriptions.map((one) => ({ ...one, refundable: [payment] }));
  respondWith<PersonResponse>(LOOK, () => ({ ...person, subscriptions }));
  respondWith<OperatorActionResponse>(ACTION, () => offline);
  const { user } = await openPerson();
  await user.click(screen.getByRole('button', { name: 'Refund up to $64.99 (A-1)' }));
  await user.click(busyButton('Refund $64.99'));
  expect(await within(screen.getByRole('dialog')).findByText(/./, { selector: '.notice--error' })).toBeTruthy();
  respondWith<OperatorActionResponse>(ACTION, () => ({ outcome: 'done' }));
  await user.click(busyButton('Refund $64.99'));
  expect(await screen.findByText(copy.outcomes.done)).toBeTruthy();
  const [first, second] = requestsTo(ACTION).map(({ body }) => body);
  expect(second).toEqual(first);
});
