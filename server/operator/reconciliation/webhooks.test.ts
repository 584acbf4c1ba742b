import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment, ProviderSubscription } from '../../../adapters/payments/port.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { rounds } from '../../../core/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { addAttempt } from '../../money/checkout-attempts/store.ts';
import { saveSnapshot } from '../../money/subscriptions/save-snapshot.ts';
import { subscriptionObservers as observers } from '../../observers.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { readPayments } from '../data-api/rows/payments.ts';

const LIVES = rounds(15, 5);
const STEPS = 9;
const START = Date.parse('2026-11-21T10:00:00Z');
const random = seededRandom(10);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

let db: Db;
let queue: TestQueue;
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => new Date(START), {});
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function invoice(id: string, reason: Payment['reason'], created: number): Mutable<Payment> {
  return {
    id,
    reason,
    status: 'paid',
    currency: 'USD',
    amountDue: 3999,
    amountPaid: 3999,
    amountRefunded: 0,
    tax: 0,
    chargeId: `ch_${id}`,
    card: undefined,
    dispute: undefined,
    disputeAmount: undefined,
    disputeDueAt: undefined,
    nextTryAt: undefined,
    tries: 1,
    needs: undefined,
    number: undefined,
    documentUrl: undefined,
    createdAt: new Date(created),
    paidAt: new Date(created),
  };
}

/** Something that may become of a payment at the provider. */
const STEP: Readonly<Record<string, (payment: Mutable<Payment>) => void>> = {
  refundPart(payment) {
    if (!payment.dispute && payment.status === 'paid')
      payment.amountRefunded = Math.min(payment.amountPaid, payment.amountRefunded + 700);
  },
  refund(payment) {
    if (!payment.dispute) payment.amountRefunded = payment.amountPaid;
  },
  failRefund(payment) {
    if (!payment.dispute) payment.amountRefunded = 0;
  },
  dispute(payment) {
    if (payment.dispute || payment.amountRefunded >= payment.amountPaid) return;
    payment.dispute = 'open';
    payment.disputeAmount = pick([undefined, 500, payment.amountPaid - payment.amountRefunded]);
  },
  lose(payment) {
    if (payment.dispute === 'open') payment.dispute = 'lost';
  },
  win(payment) {
    if (payment.dispute === 'open') payment.dispute = 'won';
  },
  appeal(payment) {
    if (payment.dispute === 'lost') payment.dispute = 'open';
  },
  payAfterAll(payment) {
    if (payment.status === 'failed') Object.assign(payment, { status: 'paid', amountPaid: payment.amountDue });
  },
};

async function live(number: number): Promise<void> {
  const id = `life_${number}`;
  const terms = { plan_id: 'month', currency: 'USD', due_now: 3999, due_later: 3999, digest: 'd' };
  await addAttempt(db, { id, visitor_id: id, email: `${id}@example.com`, created_at: new Date(START), ...terms });
  const subscription: ProviderSubscription = {
    once: false,
    id: `sub_${number}`,
    customerId: `cus_${number}`,
    attemptId: id,
    planId: 'month',
    paidPlanId: 'month',
    paidPlanAmount: 3999,
    status: 'active',
    currency: 'USD',
    renewalAmount: 3999,
    recurringAmount: 3999,
    regular: undefined,
    startedAt: new Date(START),
    currentPeriodStart: new Date(START),
    currentPeriodEnd: new Date(START + 30 * DAY_MS),
    cancelAtPeriodEnd: false,
    endedAt: undefined,
    resumesAt: undefined,
    trialEndsAt: undefined,
    card: undefined,
  };
  const payments = [invoice(`in_${number}_0`, 'first', START)];
  for (let step = 0; step < STEPS; step++) {
    // Several things may happen before the shop looks again.
    for (let n = 0; n <= Math.floor(random() * 3); n++) {
      if (random() < 0.25) {
        const renewal = invoice(`in_${number}_${payments.length}`, 'renewal', START + payments.length * DAY_MS);
        payments.push(random() < 0.3 ? { ...renewal, status: 'failed', amountPaid: 0 } : renewal);
      }
      pick(Object.values(STEP))(pick(payments));
    }
    const seenAt = new Date(START + step * DAY_MS);
    const snapshot = { subscription, payments: structuredClone(payments) };
    await db.transaction().execute((tx) => saveSnapshot(tx, { queue, observers }, { snapshot, seenAt }));
  }
}

/** As docs/recipes/receive-webhooks.md tells a receiver to do. */
function netOf(events: Awaited<ReturnType<typeof recordedEvents>>): ReadonlyMap<string, number> {
  const net = new Map<string, number>();
  const lost = new Map<string, number>();
  for (const { type, data } of events) {
    const { payment, amount } = data as { payment?: string; amount?: number };
    if (payment === undefined || amount === undefined) continue;
    const sign = {
      'subscription.started': 1,
      'subscription.renewed': 1,
      'subscription.refunded': -1,
      'subscription.refund_failed': 1,
    }[type as string];
    if (sign) net.set(payment, (net.get(payment) ?? 0) + sign * amount);
    if (type === 'dispute.opened') lost.set(payment, 0);
    if (type === 'dispute.closed') lost.set(payment, amount);
  }
  return new Map([...net].map(([payment, sum]) => [payment, sum - (lost.get(payment) ?? 0)]));
}

test(`in ${LIVES} random lives what is reckoned from webhooks alone equals the payments of the API, to the cent`, async () => {
  for (let number = 0; number < LIVES; number++) await live(number);
  const net = netOf(await recordedEvents(db));
  const { data: rows } = await readPayments(db, { limit: 10_000 });
  expect(rows.length).toBeGreaterThan(LIVES);
  const own = rows.filter(({ status }) => status === 'paid');
  expect(own.some(({ amountLost }) => amountLost > 0)).toBe(true);
  const expected = own.map(({ id, amountPaid, amountRefunded, amountLost }) => [id, amountPaid - amountRefunded - amountLost]);
  expect(own.map(({ id }) => [id, net.get(id)])).toEqual(expected);
});
