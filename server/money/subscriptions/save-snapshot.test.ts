import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment, ProviderSubscription } from '../../../adapters/payments/port.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { subscriptionObservers as observers } from '../../observers.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { addAttempt, findAttempt } from '../checkout-attempts/store.ts';
import type { ProviderSnapshot } from './fetch-snapshot.ts';
import { saveSnapshot } from './save-snapshot.ts';
import { findPayments, findSubscription } from './store.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);

let db: Db;
let queue: TestQueue;
let mails: MailOrder[];
let ended: string[];
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => at(0), {
    mail: async (order) => {
      mails.push(order);
    },
    'end-duplicate': async ({ subscriptionId }) => {
      ended.push(subscriptionId);
    },
  });
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

/** A buyer of the monthly plan, and the snapshots that the provider may have of them. */
async function buyer(email = `${randomUUID()}@example.com`, dueNow = 1999) {
  const id = randomUUID();
  const visitor_id = randomUUID();
  const attempt = {
    id,
    visitor_id,
    email,
    plan_id: 'month',
    currency: 'USD',
    due_now: dueNow,
    due_later: 3999,
    digest: 'd',
    created_at: at(0),
  };
  await addAttempt(db, attempt);
  const subscription: ProviderSubscription = {
    once: false,
    id: `sub_${id}`,
    customerId: `cus_${id}`,
    attemptId: id,
    planId: 'month',
    paidPlanId: 'month',
    paidPlanAmount: 3999,
    status: 'active',
    currency: 'USD',
    renewalAmount: 3999,
    recurringAmount: 3999,
    regular: undefined,
    startedAt: at(1),
    currentPeriodStart: at(1),
    currentPeriodEnd: new Date('2026-12-21T10:01:00Z'),
    cancelAtPeriodEnd: false,
    endedAt: undefined,
    resumesAt: undefined,
    trialEndsAt: undefined,
    card: undefined,
  };
  const first: Payment = {
    id: `in_${id}`,
    reason: 'first',
    status: 'paid',
    currency: 'USD',
    amountDue: 1999,
    amountPaid: 1999,
    amountRefunded: 0,
    tax: 0,
    chargeId: undefined,
    card: { kind: 'visa credit', country: 'US', fingerprint: undefined },
    dispute: undefined,
    disputeAmount: undefined,
    disputeDueAt: undefined,
    nextTryAt: undefined,
    tries: 1,
    needs: undefined,
    number: 'A-1',
    documentUrl: undefined,
    createdAt: at(1),
    paidAt: at(1),
  };
  const renewal: Payment = { ...first, id: `${first.id}_2`, reason: 'renewal', amountDue: 3999, amountPaid: 3999, number: 'A-2' };
  const snapshotOf = (change: Partial<ProviderSubscription>, payments: readonly Payment[], seenAt: Date): ProviderSnapshot => ({
    snapshot: { subscription: { ...subscription, ...change }, payments },
    seenAt,
  });
  const row = () => findSubscription(db, subscription.id);
  return { id, email, subscription, first, renewal, snapshotOf, row, attempt: () => findAttempt(db, id) };
}

async function write(...facts: readonly ProviderSnapshot[]): Promise<string[]> {
  const outcomes: string[] = [];
  [mails, ended] = [[], []];
  for (const each of facts) outcomes.push(await db.transaction().execute((tx) => saveSnapshot(tx, { queue, observers }, each)));
  await queue.drain();
  return outcomes;
}
const templates = () => mails.map(({ template }) => template);

describe('a snapshot of the provider', () => {
  test('creates an order once, and its terms are mailed to the buyer', async () => {
    const { email, snapshotOf, first, row, attempt } = await buyer();
    expect(await write(snapshotOf({}, [first], at(2)), snapshotOf({}, [first], at(3)))).toEqual(['mirrored', 'mirrored']);
    expect(await row()).toMatchObject({ status: 'active', email, first_amount: 1999, renewal_amount: 3999, as_of: at(3) });
    expect(await attempt()).toMatchObject({ status: 'paid' });
    expect(mails).toEqual([
      {
        template: 'order',
        to: email,
        facts: {
          planId: 'month',
          currency: 'USD',
          amount: 1999,
          orderedOn: at(1).toISOString(),
          renewalAmount: 3999,
          renewsOn: '2026-12-21T10:01:00.000Z',
          attemptId: (await attempt())?.id,
        },
      },
    ]);
  });

  test('is stored payment by payment, to the cent', async () => {
    const { subscription, snapshotOf, first, renewal } = await buyer();
    await write(snapshotOf({}, [{ ...first, amountRefunded: 500 }, renewal], at(2)));
    const rows = await findPayments(db, subscription.id);
    expect(rows.map(({ reason, amount_paid, amount_refunded }) => [reason, amount_paid, amount_refunded]).sort()).toEqual([
      ['first', 1999, 500],
      ['renewal', 3999, 0],
    ]);
  });

  test('reports the card with its charge, and never again once its buyer is forgotten', async () => {
    const { subscription, snapshotOf, first } = await buyer();
    const cards = async () =>
      (await findPayments(db, subscription.id)).map(({ card_kind, card_country }) => [card_kind, card_country]);
    await write(snapshotOf({ status: 'incomplete' }, [{ ...first, status: 'processing', card: undefined }], at(2)));
    const paid = { ...first, chargeId: `ch_${first.id}` };
    await write(snapshotOf({}, [paid], at(3)));
    expect(await cards()).toEqual([['visa credit', 'US']]);
    const forgotten = { card_kind: null, card_country: null };
    await db.updateTable('payments').set(forgotten).where('subscription_id', '=', subscription.id).execute();
    await write(snapshotOf({}, [{ ...paid, amountRefunded: 500 }], at(4)));
    expect(await cards()).toEqual([[null, null]]);
  });

  test('does not overwrite a later one', async () => {
    const { snapshotOf, first, row } = await buyer();
    const outcomes = await write(
      snapshotOf({}, [first], at(2)),
      snapshotOf({ status: 'canceled', endedAt: at(5) }, [{ ...first, amountRefunded: 1999 }], at(6)),
      snapshotOf({}, [first], at(4)),
    );
    expect(outcomes).toEqual(['mirrored', 'mirrored', 'stale']);
    expect(await row()).toMatchObject({ status: 'canceled', ended_at: at(5) });
    expect(templates()).toEqual(['order', 'ended', 'refunded']);
  });

  test('leads to the same state in any order of arrival, and sends no mail twice', { tags: 'exhaustive' }, async () => {
    const orders = permutations([0, 1, 2, 3]);
    for (const order of orders) {
      const { snapshotOf, first, renewal, row, subscription } = await buyer();
      const snapshots = [
        snapshotOf({}, [first], at(2)),
        snapshotOf({ status: 'past_due' }, [first, { ...renewal, status: 'failed', amountPaid: 0 }], at(3)),
        snapshotOf({ currentPeriodStart: at(4) }, [first, renewal], at(4)),
        snapshotOf({ currentPeriodStart: at(4), cancelAtPeriodEnd: true }, [{ ...first, amountRefunded: 1999 }, renewal], at(5)),
      ];
      await write(...order.flatMap((index) => [snapshots[index], snapshots[index]] as [ProviderSnapshot, ProviderSnapshot]));
      expect(await row()).toMatchObject({ status: 'active', cancel_at_period_end: true, as_of: at(5) });
      expect((await findPayments(db, subscription.id)).map((payment) => payment.status)).toEqual(['paid', 'paid']);
      expect(new Set(templates()).size).toBe(templates().length);
      expect(templates()).toEqual(expect.arrayContaining(['order', 'receipt', 'cancelled', 'refunded']));
    }
  });

  test('leads to the same end in any order of arrival when the first payment failed, succeeded and was paid back', {
    tags: 'exhaustive',
  }, async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      const { snapshotOf, first, row, attempt, subscription } = await buyer();
      const refunded = { ...first, amountRefunded: first.amountPaid };
      const snapshots = [
        snapshotOf({ status: 'incomplete' }, [{ ...first, status: 'failed', amountPaid: 0 }], at(2)),
        snapshotOf({}, [first], at(3)),
        snapshotOf({}, [refunded], at(4)),
        snapshotOf({ status: 'canceled', endedAt: at(5) }, [refunded], at(6)),
      ];
      await write(...order.flatMap((index) => [snapshots[index], snapshots[index]] as [ProviderSnapshot, ProviderSnapshot]));
      expect(await row(), `in the order ${order}`).toMatchObject({ status: 'canceled', ended_at: at(5), as_of: at(6) });
      expect((await attempt())?.status).toBe('paid');
      expect(await findPayments(db, subscription.id)).toMatchObject([{ status: 'paid', amount_refunded: first.amountPaid }]);
      expect(new Set(templates()).size).toBe(templates().length);
    }
  });

  test('of an unknown attempt changes nothing', async () => {
    const { snapshotOf, first, row } = await buyer();
    expect(await write(snapshotOf({ attemptId: 'not-ours' }, [first], at(2)), { seenAt: at(2) })).toEqual(['unknown', 'unknown']);
    expect(await row()).toBeUndefined();
  });

  test('with a failed first payment ends the attempt, and a later success still creates an order', async () => {
    const { snapshotOf, first, attempt, row } = await buyer();
    await write(snapshotOf({ status: 'incomplete' }, [{ ...first, status: 'failed', amountPaid: 0 }], at(2)));
    expect([await row(), (await attempt())?.status]).toEqual([undefined, 'failed']);
    await write(snapshotOf({}, [first], at(3)));
    expect([(await row())?.status, (await attempt())?.status]).toEqual(['active', 'paid']);
  });
});

describe('a second subscription of the same address', () => {
  test('is marked as a duplicate, is ended, and sends no order mail', async () => {
    const one = await buyer();
    const two = await buyer(one.email);
    await write(one.snapshotOf({}, [one.first], at(2)));
    await write(two.snapshotOf({}, [two.first], at(3)));
    expect(await two.row()).toMatchObject({ duplicate_of: one.subscription.id });
    expect(ended).toEqual([two.subscription.id]);
    expect(templates()).toEqual([]);
    await write(two.snapshotOf({ status: 'canceled', endedAt: at(4) }, [{ ...two.first, amountRefunded: 1999 }], at(5)));
    expect(templates()).toEqual(['refunded']);
    expect((await one.row())?.duplicate_of).toBeNull();
  });

  test('is no duplicate when the first has ended', async () => {
    const one = await buyer();
    const two = await buyer(one.email, 3999);
    await write(one.snapshotOf({ status: 'canceled', endedAt: at(1) }, [one.first], at(2)));
    await write(two.snapshotOf({}, [two.first], at(3)));
    expect([(await two.row())?.duplicate_of, ended]).toEqual([null, []]);
  });

  test('is the only duplicate when both arrive at once', async () => {
    const one = await buyer();
    const two = await buyer(one.email);
    await Promise.all(
      [one, two].map(({ snapshotOf, first }) =>
        db.transaction().execute((tx) => saveSnapshot(tx, { queue, observers }, snapshotOf({}, [first], at(2)))),
      ),
    );
    const duplicates = [await one.row(), await two.row()].filter((row) => row?.duplicate_of !== null);
    expect(duplicates).toHaveLength(1);
  });
});

test('a consent record cannot be changed', async () => {
  const { id } = await buyer();
  const consent = {
    attempt_id: id,
    kind: 'renewal',
    text: 'I agree.',
    version: '1',
    plan_id: 'month',
    currency: 'USD',
    due_now: 1999,
    due_later: 3999,
  } as const;
  await db.insertInto('consent_records').values(consent).execute();
  await expect(
    db.updateTable('consent_records').set({ text: 'I do not.' }).where('attempt_id', '=', id).execute(),
  ).rejects.toThrow(/written once and never changed/);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
