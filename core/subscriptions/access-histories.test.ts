import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { rounds } from '../testing.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type AccessInput, accessOf, GRACE_MS } from './access.ts';

const HISTORIES = rounds(3000, 500);
const EVENTS = 25;
const PRICE = 6499;
const PERIOD_MS = 30 * DAY_MS;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Payment = Mutable<AccessInput['payments'][number]>;
/** As the provider tells it; beside it, kept by hand, what the last payment left us and until when it paid. */
type Order = Mutable<Omit<AccessInput, 'payments'>> & { payments: Payment[]; kept: number; paidUntil: number };

/** An invoice is as old as its period, however late it is paid. */
function invoice(change: Partial<Payment>): Payment {
  return { reason: 'renewal', status: 'paid', amountPaid: PRICE, amountRefunded: 0, dispute: undefined, createdAt: 0, ...change };
}

function begin(now: number, duplicate: boolean): Order {
  const paid = invoice({ reason: 'first', createdAt: now });
  const period = { startedAt: now, periodStart: now, periodEnd: now + PERIOD_MS, asOf: now, endedAt: null };
  return { status: 'active', duplicate, ...period, payments: [paid], kept: duplicate ? 0 : PRICE, paidUntil: now + PERIOD_MS };
}

const lastPaid = ({ payments }: Order) => payments.findLast(({ status }) => status === 'paid');

/** Each changes what the provider tells and what the ledger says. */
const events: Readonly<Record<string, (order: Order, now: number) => void>> = {
  beginPeriod(order, now) {
    if (order.endedAt !== null || now < (order.periodEnd ?? 0)) return;
    const { periodStart } = order;
    const isInvoiced = order.payments.some(({ createdAt }) => createdAt === periodStart);
    if (!isInvoiced && periodStart !== null)
      order.payments.push(invoice({ status: 'open', amountPaid: 0, createdAt: periodStart }));
    order.periodStart = order.periodEnd;
    order.periodEnd = (order.periodEnd ?? 0) + PERIOD_MS;
  },
  charge(order, now) {
    if (order.endedAt !== null || order.paidUntil === order.periodEnd || now < (order.periodStart ?? 0)) return;
    order.payments.push(invoice({ createdAt: order.periodStart ?? 0 }));
    order.status = 'active';
    order.paidUntil = order.periodEnd ?? 0;
    if (!order.duplicate) order.kept = PRICE;
  },
  decline(order) {
    if (order.endedAt !== null || order.paidUntil === order.periodEnd) return;
    order.payments.push(invoice({ status: 'failed', amountPaid: 0, createdAt: order.periodStart ?? 0 }));
    order.status = 'past_due';
  },
  refundPart(order) {
    const payment = lastPaid(order);
    if (!payment || payment.dispute || payment.amountRefunded > 0) return;
    payment.amountRefunded = 100;
    order.kept = Math.max(0, order.kept - 100);
  },
  refund(order) {
    const payment = lastPaid(order);
    if (!payment || payment.dispute) return;
    payment.amountRefunded = PRICE;
    order.kept = 0;
  },
  dispute(order) {
    const payment = lastPaid(order);
    if (payment && !payment.dispute && payment.amountRefunded < PRICE) payment.dispute = 'open';
  },
  winDispute(order) {
    const payment = lastPaid(order);
    if (payment?.dispute === 'open') payment.dispute = 'won';
  },
  loseDispute(order) {
    const payment = lastPaid(order);
    if (payment?.dispute !== 'open') return;
    payment.dispute = 'lost';
    order.kept = 0;
  },
  pause(order) {
    if (order.endedAt === null && order.status === 'active') order.status = 'paused';
  },
  resume(order) {
    if (order.status === 'paused') order.status = 'active';
  },
  end(order, now) {
    if (order.endedAt === null) Object.assign(order, { status: 'canceled', endedAt: now });
  },
  withdraw(order, now) {
    events.refund?.(order, now);
    events.end?.(order, now);
  },
};

test(`in ${HISTORIES} histories of two people each has access exactly for the money that was kept, at every moment`, () => {
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const people: Order[][] = [[], []];
    let now = Date.UTC(2026, 10, 21);
    const story: string[] = [];
    for (let n = 0; n < EVENTS; n++) {
      now += pick([0, HOUR_MS, DAY_MS, 4 * DAY_MS, 20 * DAY_MS]);
      const orders = pick(people);
      if (random() < 0.15 || orders.length === 0)
        orders.push(
          begin(
            now,
            orders.some(({ endedAt }) => endedAt === null),
          ),
        );
      const [name, event] = pick(Object.entries(events));
      const order = pick(orders);
      event(order, now);
      order.asOf = now;
      story.push(`${name} of ${people.indexOf(orders)}.${orders.indexOf(order)} on ${new Date(now).toISOString()}`);
      for (const [index, each] of people.entries()) {
        for (const [number, one] of each.entries()) {
          const openUntil = one.paidUntil + (one.status === 'paused' ? 0 : GRACE_MS);
          const expected = one.endedAt === null && !one.duplicate && one.kept > 0 && now < openUntil;
          expect(accessOf(one, now).given, `seed ${seed}, order ${index}.${number}\n${story.join('\n')}`).toBe(expected);
        }
      }
    }
  }
});
