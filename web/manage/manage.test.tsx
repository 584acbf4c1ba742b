// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy as copy, manageRefusals } from '../../content/pages/manage.ts';
import type { BuyerSessions, ManageResponse, ManageSessionResponse, SubscriptionRequestResponse } from '../../core/api/manage.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { fill } from '../../core/presentation/fill.ts';
import { instant } from '../../core/presentation/instant.ts';
import { NO_ALTERNATIVES } from '../../core/subscriptions/alternatives.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { busyButton, render } from '../testing/render.tsx';
import Manage from './manage.tsx';

const OVERVIEW = 'GET /api/manage';
const LINKS = 'POST /api/manage-links';
const REQUESTS = 'POST /api/manage/subscriptions/sub_1/requests';
const email = 'lee@walk.example';
const MAY_1 = Date.parse('2027-05-01T12:00:00Z');
const running: ManagedSubscription = {
  id: 'sub_1',
  planId: 'year',
  state: 'running',
  startedAt: MAY_1,
  endedAt: null,
  endReason: null,
  openUntil: null,
  resumesAt: null,
  resumption: null,
  periodEnd: MAY_1,
  unpaidSince: null,
  once: false,
  trial: null,
  currency: 'USD',
  renewalAmount: 12999,
  regular: null,
  until: null,
  alternatives: NO_ALTERNATIVES,
  can: { cancel: true, keep: false, changePlan: true, withdrawUntil: null, withdrawAmount: 0, guaranteeUntil: null },
  withdrawnAt: null,
  guaranteeAskedAt: null,
  payments: [],
  agreements: [],
};
const overviewOf = (subscription: ManagedSubscription): ManageResponse => ({
  email,
  subscriptions: [subscription],
  portal: true,
});
const ending: ManagedSubscription = { ...running, state: 'ending', can: { ...running.can, cancel: false, keep: true } };

const signedOut = () => respondWith<ManageSessionResponse>(OVERVIEW, () => ({ email: null }));
const action = (title: string) => screen.findByRole('button', { name: (name) => name.startsWith(title) });
const addressField = () => screen.findByRole('textbox', { name: 'E-mail' });
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(running)));
afterEach(() => history.replaceState(null, '', '/'));

test('what its buyer still has stands apart from what is over, and the first needs no heading', async () => {
  const order = (id: string, change: Partial<ManagedSubscription> = {}) => ({ ...running, id, ...change });
  const ended = { state: 'ended', endedAt: MAY_1 } as const;
  const headings = async (...subscriptions: ManagedSubscription[]) => {
    respondWith<ManageSessionResponse>(OVERVIEW, () => ({ email, subscriptions, portal: true }));
    const { unmount } = render(<Manage />);
    await screen.findByText(email);
    const { also, others } = copy.overview;
    const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    unmount();
    return shown.filter((text) => text === also || text === others);
  };
  expect(await headings(order('sub_1'), order('pi_1', { upsell: true, once: true }), order('sub_0', ended))).toEqual([
    copy.overview.also,
    copy.overview.others,
  ]);
  expect(await headings(order('sub_1', ended), order('sub_0', ended))).toEqual([copy.overview.others]);
  expect(await headings(order('sub_1'))).toEqual([]);
});

test('an order that is paid once is called no subscription in the title', async () => {
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf({ ...running, once: true }));
  render(<Manage />);
  expect(await screen.findByRole('heading', { level: 1, name: copy.titleOnce })).toBeTruthy();
});

test('what was bought beside a plan is named by itself, and opens no app', async () => {
  const can = { ...running.can, cancel: false, changePlan: false, withdrawUntil: MAY_1, withdrawAmount: 999 };
  const workbook: ManagedSubscription = { ...running, planId: 'workbook', once: true, upsell: true, periodEnd: null, can };
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(workbook));
  render(<Manage />);
  expect(await screen.findByRole('region', { name: 'Workbook' })).toBeTruthy();
  expect((await action(copy.actions.withdraw.title)).textContent).toContain('until you open it');
  expect(screen.queryByRole('button', { name: new RegExp(`^${copy.actions.app.title}`) })).toBeNull();
});

test('an invalid address is reported beside its field, which gets the focus', async () => {
  signedOut();
  const { user } = render(<Manage />);
  const field = await addressField();
  await user.type(field, 'nobody{Enter}');
  expect(screen.getByText(formCopy.emailWrong)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, '@');
  expect(screen.queryByText(formCopy.emailWrong)).toBeNull();
  expect(requestsTo(LINKS)).toEqual([]);
});

test('a link is mailed, and another address can be given', async () => {
  signedOut();
  respondWith(LINKS, () => ({ success: true }));
  const { user } = render(<Manage />);
  await user.type(await addressField(), `${email}{Enter}`);
  expect(await screen.findByRole('heading', { name: copy.sent.title })).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: copy.sent.other }));
  expect(await addressField()).toBeTruthy();
  expect(requestsTo(LINKS).map(({ body }) => body)).toEqual([{ email }]);
});

test('a field that the server refuses is reported there, and any other refusal above the button', async () => {
  signedOut();
  respondWith(LINKS, () =>
    refusal('invalid', 'Please check the form.', { fields: { email: 'We cannot mail to this address.' } }),
  );
  const { user } = render(<Manage />);
  await user.type(await addressField(), `${email}{Enter}`);
  expect(await screen.findByText('We cannot mail to this address.')).toBeTruthy();
  respondWith(LINKS, () => refusal('too_many_requests', 'Slow down.'));
  await user.type(await addressField(), '{Enter}');
  expect(await screen.findByText(manageRefusals.tooMany)).toBeTruthy();
  respondWith(LINKS, () => offline);
  await user.click(busyButton(copy.signIn.retry));
  expect(await screen.findByText(formCopy.offline)).toBeTruthy();
  expect(screen.queryByText('Please check the form.')).toBeNull();
});

test('a mailed link opens the subscription with a button and disappears from the URL', async () => {
  history.replaceState(null, '', '/manage#token');
  respondWith<ManageResponse>('POST /api/manage-sessions', () => overviewOf(running));
  const { user } = render(<Manage />);
  expect(requestsTo('POST /api/manage-sessions')).toEqual([]);
  await user.click(busyButton(copy.link.action));
  expect(await screen.findByText(email)).toBeTruthy();
  expect(location.hash).toBe('');
  expect(requestsTo('POST /api/manage-sessions').map(({ body }) => body)).toEqual([{ token: 'token' }]);
  expect(requestsTo(OVERVIEW)).toEqual([]);
});

test('a link that was used already leads to the sign-in', async () => {
  history.replaceState(null, '', '/manage#token');
  respondWith('POST /api/manage-sessions', () => refusal('not_found', 'No such link.'));
  const { user } = render(<Manage />);
  await user.click(busyButton(copy.link.action));
  expect(await screen.findByText(manageRefusals.badLink)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.link.again }));
  expect(await addressField()).toBeTruthy();
  expect(location.hash).toBe('');
});

test('a subscription is cancelled in its dialog, and the news gets the focus', async () => {
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(ending) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.cancel.title));
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.cancel.action) }));
  expect(await screen.findByText(/Your subscription is canceled/)).toBe(document.activeElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(copy.overview.states.ending)).toBeTruthy();
});

test('a withdrawal of a disputed payment promises nothing back, before and after it', async () => {
  const payment: ManagedPayment = {
    id: 'in_1',
    reason: 'first',
    status: 'paid',
    amount: 1999,
    currency: 'USD',
    refunded: 0,
    refundable: 0,
    disputed: 'open',
    needs: null,
    nextTryAt: null,
    at: MAY_1,
    number: null,
    documentUrl: null,
  };
  const disputed = { ...running, payments: [payment], can: { ...running.can, withdrawUntil: MAY_1 } };
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(disputed));
  const withdrawn = { ...disputed, state: 'withdrawn', withdrawnAt: MAY_1 } as const;
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(withdrawn) }));
  const { user } = render(<Manage />);
  const button = await action(copy.actions.withdraw.title);
  expect(button.textContent).toContain(fill(copy.actions.withdraw.textDisputed, { day: 'May 1, 2027' }));
  expect(screen.getByText(copy.payments.disputes.open)).toBeTruthy();
  await user.click(button);
  expect(inDialog().getByText(/your bank decides about it and we do not pay it back as well/)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).not.toContain('goes back');
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.withdraw.action) }));
  expect(await screen.findByText(copy.withdraw.doneDisputed)).toBe(document.activeElement);
  expect(screen.getByText(fill(copy.overview.sentences.withdrawnDisputed, { day: 'May 1, 2027' }))).toBeTruthy();
});

const JUN_1 = Date.parse('2027-06-01T12:00:00Z');
const JUL_1 = Date.parse('2027-07-01T12:00:00Z');
const pauses = [
  { months: 1, resumesAt: JUN_1 },
  { months: 2, resumesAt: JUL_1 },
];
const discountOf = (charges: number) => ({
  percent: 25,
  charges,
  terms: {
    currency: 'USD',
    phases: [
      { amount: 9749, period: { every: 1, unit: 'year' }, periods: charges },
      { amount: 12999, period: { every: 1, unit: 'year' }, periods: null },
    ] as const,
  },
});
const buttonsInDialog = () =>
  inDialog()
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

test.each<[string, Partial<ManagedSubscription['alternatives']>, RegExp[]]>([
  ['nothing', {}, []],
  ['a pause', { pauses }, [/^Pause for 1 or 2 months/]],
  ['a smaller plan', { smallerPlan: 'quarter' }, [/^Change to the 3-Months plan/]],
  ['a discount', { discount: discountOf(1) }, [/^25% off your next payment/]],
  ['a pause and a discount', { pauses, discount: discountOf(3) }, [/^Pause/, /^25% off your next 3 payments/]],
  ['a pause and a smaller plan', { pauses, smallerPlan: 'quarter' }, [/^Pause/, /^Change/]],
])('the dialog that cancels has the same first buttons beside %s, which stands below them', async (_name, offered, titles) => {
  const alternatives = { ...NO_ALTERNATIVES, ...offered };
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf({ ...running, alternatives }));
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(ending) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.cancel.title));
  const [close, cancel, back, ...below] = buttonsInDialog();
  expect([close, cancel?.startsWith(copy.cancel.action), back]).toEqual(['', true, copy.cancel.back]);
  expect(below).toHaveLength(titles.length);
  for (const [index, title] of titles.entries()) expect(below[index]).toMatch(title);
  expect(inDialog().queryAllByRole('checkbox')).toEqual([]);
  expect(inDialog().queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('dialog').querySelector('[role="timer"], time')).toBeNull();
  const first = inDialog().getByRole<HTMLButtonElement>('button', { name: (name) => name.startsWith(copy.cancel.action) });
  expect([first.disabled, first.type]).toEqual([false, 'submit']);
  await user.click(first);
  await screen.findByText(/Your subscription is canceled/);
  expect(requestsTo(REQUESTS).map(({ body }) => body)).toEqual([{ kind: 'cancel' }]);
});

test('a pause says its terms, is chosen with nothing chosen before, and sends what stands on the screen', async () => {
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf({ ...running, alternatives: { ...NO_ALTERNATIVES, pauses } }));
  const paused = { ...running, state: 'paused', resumesAt: JUL_1 } as const;
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(paused) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.cancel.title));
  const offer = inDialog().getByRole('button', { name: (name) => name.startsWith('Pause') });
  expect(offer.textContent).toContain('You keep access until May 1, 2027.');
  expect(offer.textContent).toContain('until the day you choose: Jun 1, 2027 · Jul 1, 2027.');
  expect(offer.textContent).toContain('$129.99 is charged, then every year, until you cancel.');
  await user.click(offer);
  const confirm = () => user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.pause.action) }));
  for (const radio of inDialog().getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  await confirm();
  expect(inDialog().getByText(copy.pause.choose)).toBeTruthy();
  expect(requestsTo(REQUESTS)).toEqual([]);
  await user.click(inDialog().getByRole('radio', { name: /^2 months/ }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'On Jul 1, 2027 your plan goes on by itself: $129.99 is charged on that day',
  );
  await confirm();
  expect(await screen.findByText(/Your plan is paused until Jul 1, 2027\. We have/)).toBe(document.activeElement);
  const shown = { dueNow: 0, dueLater: 12999, currency: 'USD' };
  expect(requestsTo(REQUESTS).map(({ body }) => body)).toEqual([{ kind: 'pause', ...pauses[1], shown }]);
});

test.each([
  [1, 'You pay $97.49 in place of $129.99 on May 1, 2027. From May 1, 2028 on $129.99 is charged every year again'],
  [2, 'You pay $97.49 in place of $129.99 each, for the first time on May 1, 2027. From May 1, 2029 on $129.99 is charged'],
])(
  'a discount on %i charges says the same terms twice before it is taken, and sends what stands there',
  async (charges, terms) => {
    const offering = { ...running, alternatives: { ...NO_ALTERNATIVES, discount: discountOf(charges) } };
    respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(offering));
    respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(running) }));
    const { user } = render(<Manage />);
    await user.click(await action(copy.actions.cancel.title));
    const offer = inDialog().getByRole('button', { name: (name) => name.startsWith('25%') });
    expect(offer.textContent).toContain(terms);
    await user.click(offer);
    expect(requestsTo(REQUESTS)).toEqual([]);
    expect(screen.getByRole('dialog').textContent).toContain(terms);
    await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.discount.action) }));
    expect(await screen.findByText(/Your next payment is \$97\.49 on May 1, 2027/)).toBe(document.activeElement);
    const shown = { dueNow: 9749, dueLater: 12999, currency: 'USD' };
    expect(requestsTo(REQUESTS).map(({ body }) => body)).toEqual([{ kind: 'discount', offerId: expect.any(String), shown }]);
  },
);

test('a smaller plan is chosen in its dialog, where the consent is not given, and nothing else is said to stand for a cancellation', async () => {
  const offering = { ...running, alternatives: { ...NO_ALTERNATIVES, smallerPlan: 'quarter' } };
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(offering));
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(offering) }));
  const { user } = render(<Manage />);
  const change = async () => {
    await user.click(inDialog().getByRole('checkbox'));
    await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.plan.action) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.click(await action(copy.actions.cancel.title));
  const offer = inDialog().getByRole('button', { name: (name) => name.startsWith('Change to') });
  expect(offer.textContent).toContain('From May 1, 2027 on $59.99 is charged every 3 months, until you cancel.');
  await user.click(offer);
  expect(inDialog().getByRole<HTMLInputElement>('radio', { name: /^3-Months/ }).checked).toBe(true);
  expect(inDialog().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await change();
  await user.click(await action(copy.actions.plan.title));
  for (const radio of inDialog().getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  await user.click(inDialog().getByRole('radio', { name: /^3-Months/ }));
  await change();
  expect(requestsTo(REQUESTS).map(({ body }) => (body as { insteadOfCancelling?: true }).insteadOfCancelling)).toEqual([
    true,
    undefined,
  ]);
});

test.each([
  ['nothing', 0, /Nothing is charged now: \$129\.99 is charged on May 1, 2027/],
  ['the next period', 12999, /You pay \$129\.99 now, and then \$129\.99 every year until you cancel/],
])('a pause is ended after its dialog has said that %s is due now', async (_name, dueNow, sentence) => {
  const resumption = { dueNow, dueLater: 12999, currency: 'USD' };
  const paused = { ...running, state: 'paused', resumesAt: JUL_1, resumption } as const;
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(paused));
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'declined', overview: overviewOf(paused) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.resume.title));
  expect(screen.getByRole('dialog').textContent).toMatch(sentence);
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.resume.action) }));
  expect(await screen.findByText(copy.resume.declined)).toBe(document.activeElement);
  expect(requestsTo(REQUESTS).map(({ body }) => body)).toEqual([{ kind: 'resume', shown: resumption }]);
});

test('a cancellation that fails says so in its dialog', async () => {
  respondWith(REQUESTS, () => offline);
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.cancel.title));
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.cancel.action) }));
  expect(await inDialog().findByText(copy.failed)).toBeTruthy();
});

test('a request that is refused because the session has ended leads to the sign-in', async () => {
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(ending));
  respondWith(REQUESTS, () => refusal('signed_out', 'Please sign in.'));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.keep.title));
  expect(await addressField()).toBeTruthy();
  expect(screen.queryByText(copy.overview.signedOut)).toBeNull();
});

test('the plan dialog asks for a plan, then for a consent, and for another one after another plan was chosen', async () => {
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(running) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.plan.title));
  const confirm = () => user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.plan.action) }));
  const choose = (name: RegExp) => user.click(inDialog().getByRole('radio', { name }));
  const consent = () => inDialog().getByRole<HTMLInputElement>('checkbox');

  await confirm();
  expect(screen.getByText(copy.plan.choose)).toBeTruthy();
  await choose(/^1-Month/);
  await confirm();
  expect(screen.getByText(copy.plan.agree)).toBeTruthy();
  await user.click(consent());
  await choose(/^3-Months/);
  expect(consent().checked).toBe(false);
  expect(requestsTo(REQUESTS)).toEqual([]);

  await user.click(consent());
  await confirm();
  expect(await screen.findByText(/Nothing was charged for the change/)).toBeTruthy();
  const shown = { dueNow: 0, dueLater: 5999, currency: 'USD' };
  expect(requestsTo(REQUESTS)[0]?.body).toMatchObject({ kind: 'plan-change', planId: 'quarter', shown });
});

test('the plan dialog names a renewal that is still charged, and does not promise that the period is paid', async () => {
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf({ ...running, unpaidSince: Date.parse('2027-04-01T12:00:00Z') }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.plan.title));
  expect(
    inDialog().getByText(/^The payment for the period that began on Apr 1, 2027 has not arrived yet and is still charged/),
  ).toBeTruthy();
  expect(inDialog().queryByText(/period that you paid for/)).toBeNull();
});

test('the amount that stands on the screen is what a plan change sends, and translators leave it alone', async () => {
  respondWith(REQUESTS, () => refusal('conflict', manageRefusals.priceChanged));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.plan.title));
  await user.click(inDialog().getByRole('radio', { name: /^3-Months/ }));
  const amount = inDialog().getByRole('checkbox').closest('label')?.querySelector('[data-amount=renewal]');
  expect(amount?.getAttribute('translate')).toBe('no');
  if (amount) amount.textContent = '39,99 $';
  await user.click(inDialog().getByRole('checkbox'));
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.plan.action) }));
  expect(await inDialog().findByText(manageRefusals.priceChanged)).toBeTruthy();
  expect(requestsTo(REQUESTS)[0]?.body).toMatchObject({ shown: { dueNow: 0, dueLater: 3999 } });
});

test('signing out leads to the sign-in, even when the server cannot be reached', async () => {
  respondWith('POST /api/manage/sign-out', () => offline);
  const { user } = render(<Manage />);
  await user.click(await screen.findByRole('button', { name: copy.overview.signOut }));
  expect(await screen.findByText(copy.overview.signedOut)).toBeTruthy();
});

test('a server that cannot be reached is tried once more before the page says so', async () => {
  respondWith(OVERVIEW, () => offline);
  const { user } = render(<Manage />);
  await screen.findByRole('heading', { name: copy.unreachable.title }, { timeout: 5000 });
  expect(requestsTo(OVERVIEW)).toHaveLength(2);
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(running));
  await user.click(screen.getByRole('button', { name: copy.unreachable.retry }));
  await waitFor(() => expect(screen.getByText(email)).toBeTruthy());
});

test('the browser that paid is listed beside those that are signed in, and its plan is closed there', async () => {
  const here = { id: 'a', device: 'Safari on iPhone', since: MAY_1, current: true, paid: false, mailed: false };
  const there = { id: 'b', device: 'Chrome on Windows', since: MAY_1, current: false, paid: true, mailed: false };
  respondWith<BuyerSessions>('GET /api/manage/sessions', () => ({ sessions: [here, there] }));
  respondWith<BuyerSessions>('POST /api/manage/sessions/b/end', () => ({ sessions: [here] }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.sessions.open));
  await inDialog().findByText(fill(copy.sessions.paid, { time: instant(MAY_1) }), { exact: false });
  await user.click(inDialog().getByRole('button', { name: copy.sessions.close }));
  await waitFor(() => expect(inDialog().queryByText(there.device)).toBeNull());
});

test('the browsers that are signed in are listed, and another one is signed out there', async () => {
  const here = { id: 'a', device: 'Safari on iPhone', since: MAY_1, current: true, paid: false, mailed: false };
  const there = { id: 'b', device: 'Chrome on Windows', since: MAY_1, current: false, paid: false, mailed: false };
  respondWith<BuyerSessions>('GET /api/manage/sessions', () => ({ sessions: [here, there] }));
  respondWith<BuyerSessions>('POST /api/manage/sessions/b/end', () => ({ sessions: [here] }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.sessions.open));
  await inDialog().findByText(here.device);
  await user.click(inDialog().getByRole('button', { name: copy.sessions.end }));
  await waitFor(() => expect(inDialog().queryByText(there.device)).toBeNull());
  expect(inDialog().getByText(here.device)).toBeTruthy();
});

test('a plan change that is taken back shows the price that was paid for, and agrees to it', async () => {
  const changing = { ...running, planId: 'month', renewalAmount: 3999, until: { planId: 'year', amount: 11999 } };
  respondWith<ManageSessionResponse>(OVERVIEW, () => overviewOf(changing));
  respondWith<SubscriptionRequestResponse>(REQUESTS, () => ({ outcome: 'done', overview: overviewOf(running) }));
  const { user } = render(<Manage />);
  await user.click(await action(copy.actions.plan.title));
  const radio = inDialog().getByRole('radio', { name: (name) => name.includes('$119.99') });
  await user.click(radio);
  await user.click(inDialog().getByRole('checkbox', { name: (name) => name.includes('renews automatically at $119.99') }));
  await user.click(inDialog().getByRole('button', { name: (name) => name.startsWith(copy.plan.action) }));
  await waitFor(() => expect(requestsTo(REQUESTS)).toHaveLength(1));
  expect(requestsTo(REQUESTS)[0]?.body).toMatchObject({ planId: 'year', shown: { dueNow: 0, dueLater: 11999 } });
});
