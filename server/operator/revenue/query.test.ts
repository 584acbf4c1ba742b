import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { bucketOf, bucketsOf, dayAt, periodBefore } from '../../../core/operator/period.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readRevenue } from './query.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PLANS = ['year', 'month', 'quarter'];
const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles'];

/** Random numbers that are the same at every run. */
function seededDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * sides);
  };
}

type Sub = { id: string; plan: string; status: string; started: Date; ended: Date | null; duplicate: boolean };
type Pay = {
  sub: Sub;
  reason: 'first' | 'renewal' | 'change';
  status: 'open' | 'paid' | 'failed';
  amount: number;
  refunded: number;
  dispute: 'open' | 'won' | 'lost' | null;
  disputed: number | null;
  tax: number;
  fee: number;
  created: Date;
  paid: Date | null;
};

let db: Db;
const subs: Sub[] = [];
const pays: Pay[] = [];
beforeAll(async () => {
  db = await testDatabase();
  const roll = seededDice(7);
  for (let i = 0; i < 120; i++) {
    const started = new Date(NOW.getTime() - roll(9000) * HOUR_MS);
    const ended = roll(3) === 0 ? new Date(Math.min(NOW.getTime(), started.getTime() + roll(4000) * HOUR_MS)) : null;
    const status = ended ? 'canceled' : 'active';
    const sub = { id: `sub_${i}`, plan: PLANS[roll(3)] ?? '', status, started, ended, duplicate: i > 0 && roll(15) === 0 };
    subs.push(sub);
    for (let n = 0; n <= roll(4); n++) {
      const created = new Date(started.getTime() + n * 700 * HOUR_MS);
      const status = n === 0 ? 'paid' : (['paid', 'paid', 'open', 'failed'] as const)[roll(4)];
      const amount = 999 + roll(12_000);
      pays.push({
        sub,
        reason: n === 0 ? 'first' : roll(9) === 0 ? 'change' : 'renewal',
        status: status ?? 'paid',
        amount,
        refunded: status === 'paid' && roll(6) === 0 ? roll(amount) : 0,
        dispute: roll(10) === 0 ? ((['open', 'won', 'lost'] as const)[roll(3)] ?? null) : null,
        disputed: [null, 0, roll(15_000)][roll(3)] ?? null,
        tax: roll(2) * roll(700),
        fee: roll(300),
        created,
        paid: status === 'paid' ? created : null,
      });
    }
  }
  await db
    .insertInto('subscriptions')
    .values(
      subs.map((sub) => ({
        id: sub.id,
        attempt_id: null,
        customer_id: `cus_${sub.id}`,
        email: `${sub.id}@example.com`,
        plan_id: sub.plan,
        status: sub.status,
        currency: 'USD',
        first_amount: 0,
        renewal_amount: 0,
        started_at: sub.started,
        current_period_start: null,
        current_period_end: null,
        ended_at: sub.ended,
        duplicate_of: sub.duplicate ? 'sub_0' : null,
        as_of: NOW,
      })),
    )
    .execute();
  await db
    .insertInto('payments')
    .values(
      pays.map((pay, i) => ({
        id: `in_${i}`,
        subscription_id: pay.sub.id,
        reason: pay.reason,
        status: pay.status,
        currency: 'USD',
        amount_due: pay.amount,
        amount_paid: pay.status === 'paid' ? pay.amount : 0,
        amount_refunded: pay.refunded,
        dispute: pay.dispute,
        dispute_amount: pay.disputed,
        tax: pay.tax,
        charge_id: `ch_of_${i}`,
        number: null,
        document_url: null,
        created_at: pay.created,
        paid_at: pay.paid,
      })),
    )
    .execute();
  await db
    .insertInto('balance_transactions')
    .values(
      pays.flatMap(({ amount, fee, created }, i) => {
        const own = { currency: 'USD', charge_id: `ch_of_${i}`, payout_id: null, created_at: created };
        return [
          { ...own, id: `txn_${i}`, kind: 'charge', amount, fee, net: amount - fee } as const,
          { ...own, id: `txn_${i}_euro`, kind: 'charge', currency: 'EUR', amount, fee, net: amount - fee } as const,
        ];
      }),
    )
    .execute();
});
afterAll(() => db.destroy());

test('declined payments are counted by their reason, their kind of card and its country, and by days in the time zone of the operator', async () => {
  const declines = ['insufficient_funds', 'generic_decline', 'insufficient_funds', 'expired_card'];
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
  const rows = declines.map((reason, n) => ({
    charge_id: `ch_${n}`,
    reason,
    amount: 999,
    currency: 'USD',
    declined_at: at(n < 3 ? 3 : 23),
    ...(n < 2 && { card_kind: 'visa debit', card_country: n === 0 ? 'DE' : 'US' }),
  }));
  await db.insertInto('declines').values(rows).execute();
  const day = { from: '2026-06-01', to: '2026-06-01', unit: 'day' } as const;
  const accepted = (zone: string) => pays.filter((pay) => pay.paid && dayIn(zone, pay.paid) === '2026-06-01').length;
  expect((await readRevenue(db, { ...day, zone: 'UTC' }, NOW)).cards).toEqual({
    accepted: accepted('UTC'),
    declined: [
      { reason: 'insufficient_funds', count: 2 },
      { reason: 'expired_card', count: 1 },
      { reason: 'generic_decline', count: 1 },
    ],
    kinds: [
      { name: null, accepted: accepted('UTC'), declined: 2 },
      { name: 'visa debit', accepted: 0, declined: 2 },
    ],
    countries: [
      { name: null, accepted: accepted('UTC'), declined: 2 },
      { name: 'DE', accepted: 0, declined: 1 },
      { name: 'US', accepted: 0, declined: 1 },
    ],
    span: null,
  });
  expect((await readRevenue(db, { ...day, zone: 'Europe/Berlin' }, NOW)).cards.declined).toHaveLength(2);
});

test('accepted payments are counted by their kind of card and its country', async () => {
  const card = { card_kind: 'mastercard credit', card_country: 'DE' };
  const marked = pays.flatMap((_pay, i) => (i % 3 === 0 ? `in_${i}` : []));
  await db.updateTable('payments').set(card).where('id', 'in', marked).execute();
  const period = { from: '2026-01-01', to: '2026-04-30', unit: 'month', zone: 'America/New_York' } as const;
  const paid = pays.filter(
    ({ paid }) => paid && dayIn(period.zone, paid) >= period.from && dayIn(period.zone, paid) <= period.to,
  );
  const ofGermans = paid.filter((pay) => pays.indexOf(pay) % 3 === 0).length;
  const { cards } = await readRevenue(db, period, NOW);
  expect(ofGermans).toBeGreaterThan(0);
  expect(cards.accepted).toBe(paid.length);
  expect(cards.kinds).toContainEqual({ name: 'mastercard credit', accepted: ofGermans, declined: 0 });
  expect(cards.countries).toContainEqual({ name: null, accepted: paid.length - ofGermans, declined: 0 });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const days = new Map<string, string>();
/** Remembered, since asking the calendar takes long. */
function dayIn(zone: string, at: Date): string {
  const key = `${zone} ${at.getTime()}`;
  const day = days.get(key) ?? dayAt(at.getTime(), zone);
  days.set(key, day);
  return day;
}

/** Slow and obvious. */
function recount({ from, to, zone }: Pick<PeriodQuery, 'from' | 'to' | 'zone'>, of: readonly Pay[] = pays) {
  const within = (at: Date | null) => {
    if (!at) return false;
    const day = dayIn(zone, at);
    return from <= day && day <= to;
  };
  const paid = of.filter((pay) => within(pay.paid));
  const amount = (reason: string) => sum(paid.filter((pay) => pay.reason === reason).map((pay) => pay.amount));
  const disputedOf = ({ amount, refunded, disputed }: Pay) => Math.min(disputed ?? amount - refunded, amount - refunded);
  const disputed = (dispute: string) => sum(paid.filter((pay) => pay.dispute === dispute).map(disputedOf));
  const gross = sum(paid.map((pay) => pay.amount));
  const refunded = sum(paid.map((pay) => pay.refunded));
  const fees = sum(paid.map((pay) => pay.fee));
  const tax = sum(
    paid.map((pay) => {
      const gone = pay.refunded + (pay.dispute === 'lost' ? disputedOf(pay) : 0);
      return pay.tax - Math.round((pay.tax * gone) / pay.amount);
    }),
  );
  return {
    orders: paid.filter((pay) => pay.reason === 'first' && !pay.sub.duplicate).length,
    intro: amount('first'),
    renewals: amount('renewal'),
    changes: amount('change'),
    gross,
    refunded,
    lost: disputed('lost'),
    tax,
    fees,
    net: gross - refunded - disputed('lost') - tax - fees,
    disputes: paid.filter((pay) => pay.dispute).length,
    openDisputes: paid.filter((pay) => pay.dispute === 'open').length,
    atStake: disputed('open'),
    failedRenewals: of.filter((pay) => pay.reason === 'renewal' && pay.status !== 'paid' && within(pay.created)).length,
  };
}

/** Without what a report says once. */
function amounts({ disputes, openDisputes, atStake, failedRenewals, ...row }: ReturnType<typeof recount>) {
  return row;
}

test.each(ZONES.flatMap((zone) => (['day', 'week', 'month'] as const).map((unit) => [zone, unit] as const)))(
  'the revenue report in %s by %s equals a slow recount, to the cent',
  async (zone, unit) => {
    const period = { from: '2026-02-10', to: '2026-11-09', zone, unit };
    const report = await readRevenue(db, period, NOW);
    expect(report.totals.orders).toBeGreaterThan(10);
    expect(report.totals).toEqual(recount(period));
    expect(report.before).toEqual(recount({ ...period, ...periodBefore(period) }));

    expect(report.series.map(({ bucket }) => bucket)).toEqual(bucketsOf(period, unit));
    for (const { bucket, ...row } of report.series) {
      const inside = pays.filter((pay) => pay.paid && bucketOf(dayIn(zone, pay.paid), unit) === bucket);
      expect([bucket, row]).toEqual([bucket, amounts(recount(period, inside))]);
    }

    for (const { planId, running, ...row } of report.plans) {
      const own = pays.filter((pay) => pay.sub.plan === planId);
      expect([planId, row]).toEqual([planId, amounts(recount(period, own))]);
      const active = subs.filter((sub) => sub.plan === planId && sub.status === 'active' && !sub.duplicate);
      expect(running).toBe(active.length);
    }
  },
);

test.each(ZONES)(
  'a cohort in %s has the months that all of its subscriptions have reached, and leaves out duplicates',
  async (zone) => {
    const { cohorts } = await readRevenue(db, { from: '2026-11-01', to: '2026-11-20', zone, unit: 'day' }, NOW);
    const after = (start: Date, months: number) => {
      const end = new Date(start);
      const day = end.getUTCDate();
      end.setUTCMonth(end.getUTCMonth() + months, 1);
      const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
      end.setUTCDate(Math.min(day, last));
      return end;
    };
    expect(cohorts.length).toBeGreaterThan(10);
    for (const { month, started, kept } of cohorts) {
      const own = subs.filter((sub) => !sub.duplicate && dayIn(zone, sub.started).startsWith(month));
      const ages = Array.from({ length: 13 }, (_, age) => age).filter((age) =>
        own.every((sub) => after(sub.started, age) <= NOW),
      );
      const remaining = ages.map((age) => own.filter((sub) => !sub.ended || sub.ended > after(sub.started, age)).length);
      expect([month, started, kept]).toEqual([month, own.length, remaining]);
    }
  },
);
