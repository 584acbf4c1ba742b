import { beforeEach, describe, expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { buyer, mailsOf, manageFixture, requestsOf, signedInBuyer, subscriptionAt, unreachable } from './testing.ts';

const [PLAN] = plans;

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

type Outcome = 'open' | 'lost' | 'won';

async function dispute(id: string, outcome: Outcome, amount?: number): Promise<void> {
  await shop.sandbox.control.dispute(id, amount);
  if (outcome !== 'open') await shop.sandbox.control.closeDispute(id, outcome);
  await shop.settle();
}

const refundsOf = async (id: string) => {
  const rows = await shop.db.selectFrom('payments').select('amount_refunded').where('subscription_id', '=', id).execute();
  return rows.map(({ amount_refunded }) => amount_refunded);
};

async function later(): Promise<void> {
  shop.clock.aheadMs += 2 * 60_000;
  await shop.settle();
  expect(shop.queue.failures).toEqual([]);
}

describe('a withdrawal', () => {
  test.each([
    ['the whole payment', undefined],
    ['a part of it', 500],
  ])('while a bank decides about %s ends the contract and promises nothing back', async (_what, amount) => {
    const { ask, id, email, managed } = await signedInBuyer(shop);
    await dispute(id, 'open', amount);
    expect((await managed()).payments).toMatchObject([{ refundable: 0, disputed: 'open' }]);
    expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('done');
    await later();
    const [request] = await requestsOf(shop, id);
    expect(request).toMatchObject({ kind: 'withdraw', detail: { amount: 0 }, done_at: expect.any(Date) });
    expect(mailsOf(shop, 'withdrawn-disputed')).toMatchObject([
      { to: email, facts: { planId: PLAN.id, receivedAt: request?.created_at.toISOString() } },
    ]);
    for (const template of ['withdrawn', 'refunded'] as const) expect(mailsOf(shop, template)).toEqual([]);
    expect((await subscriptionAt(shop, id)).status).toBe('canceled');
    expect(await managed()).toMatchObject({ state: 'withdrawn', payments: [{ refunded: 0, disputed: 'open' }] });
  });

  test('is refunded once the shop has won the dispute, and the buyer gets a mail', async () => {
    const { ask, id, managed } = await signedInBuyer(shop);
    await dispute(id, 'open');
    await ask({ kind: 'withdraw' });
    await shop.sandbox.control.closeDispute(id, 'won');
    await shop.settle();
    await later();
    expect(await refundsOf(id)).toEqual([PLAN.listPrice]);
    expect(mailsOf(shop, 'refunded')).toMatchObject([{ facts: { amount: PLAN.listPrice } }]);
    expect(await managed()).toMatchObject({ state: 'withdrawn', payments: [{ refunded: PLAN.listPrice, disputed: null }] });
    expect(await requestsOf(shop, id)).toMatchObject([{ done_at: expect.any(Date) }]);
  });

  test('is never refunded after the shop has lost the dispute', async () => {
    const { ask, id } = await signedInBuyer(shop);
    await dispute(id, 'open');
    await ask({ kind: 'withdraw' });
    await shop.sandbox.control.closeDispute(id, 'lost');
    await shop.settle();
    await later();
    expect(await refundsOf(id)).toEqual([0]);
    expect(mailsOf(shop, 'refunded')).toEqual([]);
  });

  test('whose payment is disputed before the refund was sent is carried out without one', { tags: 'exhaustive' }, async () => {
    const { ask, id } = await signedInBuyer(shop);
    shop.line.payments = { ...shop.provider, refund: unreachable };
    await ask({ kind: 'withdraw' });
    await shop.sandbox.control.dispute(id);
    shop.line.payments = shop.provider;
    await later();
    expect(await requestsOf(shop, id)).toMatchObject([{ done_at: expect.any(Date) }]);
    expect(await refundsOf(id)).toEqual([0]);
  });

  test('after a dispute that was won brings the payment back as ever', { tags: 'exhaustive' }, async () => {
    const { ask, id } = await signedInBuyer(shop);
    await dispute(id, 'won');
    await ask({ kind: 'withdraw' });
    await later();
    expect(mailsOf(shop, 'withdrawn')).toMatchObject([{ facts: { amount: PLAN.listPrice } }]);
    expect(await refundsOf(id)).toEqual([PLAN.listPrice]);
  });
});

describe('the guarantee', () => {
  test('is not offered for a disputed payment, and again after a dispute that was won', async () => {
    const { ask, id, managed } = await signedInBuyer(shop);
    await dispute(id, 'open');
    expect((await managed()).can.guaranteeUntil).toBeNull();
    expect((await ask({ kind: 'guarantee', note: '' })).statusCode).toBe(409);
    await shop.sandbox.control.closeDispute(id, 'won');
    await shop.settle();
    expect((await managed()).can.guaranteeUntil).not.toBeNull();
    expect(shop.mails.filter(({ template }) => template.startsWith('guarantee'))).toEqual([]);
  });
});

test('a second order that is disputed before its refund is ended without one, and refunded when the dispute is won', {
  tags: 'exhaustive',
}, async () => {
  const { email } = await buyer(shop);
  shop.line.payments = { ...shop.provider, refund: unreachable };
  const second = await buyer(shop, { email });
  await shop.sandbox.control.dispute(second.id);
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
  shop.clock.aheadMs += 60 * 60_000;
  await shop.settle();
  expect(shop.mails.filter(({ to }) => to === email)).toMatchObject([
    { template: 'order-ended-disputed', facts: { planId: PLAN.id } },
  ]);
  expect((await subscriptionAt(shop, second.id)).status).toBe('canceled');
  await shop.sandbox.control.closeDispute(second.id, 'won');
  await shop.settle();
  expect(await refundsOf(second.id)).toEqual([PLAN.listPrice]);
  expect(mailsOf(shop, 'duplicate')).toMatchObject([{ to: email, facts: { amount: PLAN.listPrice } }]);
});
