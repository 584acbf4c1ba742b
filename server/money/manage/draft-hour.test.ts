import { beforeEach, expect, test } from 'vitest';
import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { mailsOf, manageFixture, signedInBuyer, subscriptionAt } from './testing.ts';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.mails.length = 0;
});

/** A buyer whose renewal has begun and stands as a draft. */
async function renewing() {
  const desk = await signedInBuyer(shop);
  const end = (await subscriptionAt(shop, desk.id)).currentPeriodEnd;
  await shop.sandbox.control.beginRenewal(desk.id);
  await shop.settle();
  return { ...desk, end, next: (await subscriptionAt(shop, desk.id)).currentPeriodEnd };
}

test('a subscription whose renewal is a draft says since when it is not paid, and no more once it is', async () => {
  const { id, managed, end, next } = await renewing();
  expect(await managed()).toMatchObject({ state: 'running', unpaidSince: end.getTime(), periodEnd: next.getTime() });
  await shop.sandbox.control.renew(id);
  await shop.settle();
  expect(await managed()).toMatchObject({ state: 'running', unpaidSince: null, periodEnd: next.getTime() });
});

test('a cancellation in the draft hour is confirmed with the payment that is still due, and the money is taken', async () => {
  const { id, email, ask, managed, end, next } = await renewing();
  await ask({ kind: 'cancel' });
  await shop.settle();
  expect(await managed()).toMatchObject({ state: 'ending', unpaidSince: end.getTime() });
  expect(mailsOf(shop, 'cancelled')).toEqual([]);
  expect(mailsOf(shop, 'cancelled-unpaid')).toMatchObject([
    { to: email, facts: { unpaidSince: end.toISOString(), accessUntil: next.toISOString() } },
  ]);
  const told = { accessUntil: next.toISOString(), paidUntil: end.toISOString() };
  const events = (await recordedEvents(shop.db)).filter((event) => event.email === email);
  expect(events.at(-1)).toMatchObject({ type: 'subscription.cancelled', data: told });
  const notices = (await readJobs(shop.db)).filter(({ name, data }) => name === 'app-subscription' && data.subscription === id);
  expect(notices.at(-1)?.data).toMatchObject({ change: 'cancelled', ...told });
  await shop.sandbox.control.renew(id);
  await shop.settle();
  const paid = await managed();
  expect(paid).toMatchObject({ state: 'ending', unpaidSince: null });
  expect(paid.payments.map(({ reason, status }) => [reason, status])).toEqual([
    ['renewal', 'paid'],
    ['first', 'paid'],
  ]);
});

test('a cancellation after a renewal that failed does not promise that nothing more is charged', async () => {
  const { id, ask, managed, end } = await renewing();
  await shop.sandbox.control.failRenewal(id);
  await shop.settle();
  expect(await managed()).toMatchObject({ state: 'failing', unpaidSince: end.getTime() });
  await ask({ kind: 'cancel' });
  await shop.settle();
  expect(mailsOf(shop, 'cancelled')).toEqual([]);
  expect(mailsOf(shop, 'cancelled-unpaid')).toHaveLength(1);
});

test('a change of plan in the draft hour leaves the renewal at the price that was agreed, and the next one has the new price', async () => {
  const [plan, other] = plans;
  const { id, ask, managed, next } = await renewing();
  const shown = { ...planChangeTerms(other), currency: CURRENCY };
  await ask({ kind: 'plan-change', planId: other.id, shown, consent: { version: planChange.version, renewal: true } });
  await shop.settle();
  expect(await managed()).toMatchObject({ planId: other.id, until: { planId: plan.id }, periodEnd: next.getTime() });
  expect(mailsOf(shop, 'plan-changed')).toMatchObject([{ facts: { planId: other.id, startsOn: next.toISOString() } }]);
  await shop.sandbox.control.renew(id);
  await shop.settle();
  const paid = await managed();
  expect(paid).toMatchObject({ until: { planId: plan.id }, unpaidSince: null, renewalAmount: other.listPrice });
  expect(paid.payments.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['renewal', plan.listPrice],
    ['first', plan.listPrice],
  ]);
  await shop.sandbox.control.renew(id);
  await shop.settle();
  expect((await managed()).payments[0]).toMatchObject({ status: 'paid', amount: other.listPrice });
});
