import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type AccessInput, accessOf, GRACE_MS } from './access.ts';

const START = Date.UTC(2026, 10, 21, 10);
const END = START + 30 * DAY_MS;
type Payment = AccessInput['payments'][number];
const payment = (change: Partial<Payment> = {}): Payment => ({
  reason: 'first',
  status: 'paid',
  amountPaid: 6499,
  amountRefunded: 0,
  dispute: undefined,
  createdAt: START,
  ...change,
});
const order = (change: Partial<AccessInput> = {}): AccessInput => ({
  status: 'active',
  duplicate: false,
  startedAt: START,
  endedAt: null,
  asOf: START + DAY_MS,
  periodStart: START,
  periodEnd: END,
  payments: [payment()],
  ...change,
});
const at = (input: AccessInput, now = START + DAY_MS) => accessOf(input, now);

describe('an order gives access', () => {
  test('while its period is paid, and some days longer while the next one is charged', () => {
    expect(at(order())).toEqual({ given: true, until: END });
    const renewing = order({ periodStart: END, periodEnd: END + 30 * DAY_MS, status: 'past_due' });
    expect(at(renewing, END + HOUR_MS)).toEqual({ given: true, until: END });
    expect(at(renewing, END + GRACE_MS)).toEqual({ given: false, until: END });
  });

  test('while a dispute is open or was won, and after a part was refunded', () => {
    for (const change of [{ dispute: 'open' }, { dispute: 'won' }, { amountRefunded: 6498 }] as const)
      expect(at(order({ payments: [payment(change)] })).given).toBe(true);
  });

  test('while a bank only asks, and after it took back a part', () => {
    for (const change of [
      { dispute: 'open', disputeAmount: 0 },
      { dispute: 'lost', disputeAmount: 6498 },
      { dispute: 'lost', disputeAmount: 500, amountRefunded: 5998 },
    ] as const)
      expect(at(order({ payments: [payment(change)] })).given).toBe(true);
  });

  test('after an earlier payment was refunded, when a later one was kept', () => {
    const renewal = payment({ reason: 'renewal', createdAt: END });
    const renewed = order({
      periodStart: END,
      periodEnd: END + 30 * DAY_MS,
      payments: [payment({ amountRefunded: 6499 }), renewal],
    });
    expect(at(renewed, END + DAY_MS)).toEqual({ given: true, until: END + 30 * DAY_MS });
  });
});

describe('an order gives no access', () => {
  test.each(['incomplete', 'incomplete_expired', 'unpaid', 'canceled'])('in the state %s', (status) => {
    expect(at(order({ status })).given).toBe(false);
  });

  test('in a pause once its paid period is over, without the days in which a renewal is charged', () => {
    const paused = order({ status: 'paused' });
    expect(at(paused, END - 1)).toEqual({ given: true, until: END });
    expect(at(paused, END)).toEqual({ given: false, until: END });
    const voided = payment({ reason: 'renewal', status: 'void', amountPaid: 0, createdAt: END });
    const moved = order({ status: 'paused', periodStart: END, periodEnd: END + 30 * DAY_MS, payments: [payment(), voided] });
    expect(at(moved, END + HOUR_MS)).toEqual({ given: false, until: END });
    expect(at(order({ status: 'paused', payments: [payment({ amountRefunded: 6499 })] })).given).toBe(false);
  });

  test('after its end, and nothing is paid beyond that', () => {
    const endedAt = START + 2 * DAY_MS;
    expect(at(order({ status: 'canceled', endedAt }), endedAt)).toEqual({ given: false, until: endedAt });
  });

  test('as the second one of a buyer, with all its money refunded, or after a lost dispute', () => {
    const state = { given: false, until: START + DAY_MS };
    expect(at(order({ duplicate: true }))).toEqual(state);
    expect(at(order({ payments: [payment({ amountRefunded: 6499 })] }))).toEqual(state);
    expect(at(order({ payments: [payment({ dispute: 'lost' })] }))).toEqual(state);
    expect(at(order({ payments: [payment({ dispute: 'lost', disputeAmount: 500, amountRefunded: 5999 })] }))).toEqual(state);
  });
});

test('in 20,000 random orders access is given only for money that was kept, and to everybody whose money was', () => {
  const random = seededRandom(41);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let i = 0; i < 20_000; i++) {
    const payments = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) =>
      payment({
        createdAt: START + index * 30 * DAY_MS,
        reason: index === 0 ? 'first' : 'renewal',
        status: one(['paid', 'paid', 'failed', 'open'] as const),
        amountRefunded: one([0, 0, 100, 6499]),
        dispute: one([undefined, undefined, 'open', 'won', 'lost'] as const),
      }),
    );
    const periodStart = START + (payments.length - 1) * 30 * DAY_MS;
    const input = order({
      status: one(['active', 'past_due', 'canceled', 'incomplete', 'unpaid']),
      duplicate: random() < 0.1,
      periodStart,
      periodEnd: periodStart + 30 * DAY_MS,
      payments,
    });
    const now = periodStart + random() * 40 * DAY_MS;
    const { given, until } = accessOf(input, now);
    const current = payments.at(-1);
    const kept = current?.status === 'paid' && current.amountRefunded < 6499 && current.dispute !== 'lost';
    const running = input.status === 'active' || input.status === 'past_due';
    if (kept && running && !input.duplicate && now < periodStart + 30 * DAY_MS) expect(given).toBe(true);
    if (!running || input.duplicate) expect(given).toBe(false);
    if (given) {
      expect(now).toBeLessThan((until ?? 0) + GRACE_MS);
      const money = payments.filter(({ status }) => status === 'paid').at(-1);
      expect(money === undefined || (money.amountRefunded < 6499 && money.dispute !== 'lost')).toBe(true);
    }
    if (!given) expect(until).toBeLessThanOrEqual(Math.max(now, input.asOf));
  }
});
