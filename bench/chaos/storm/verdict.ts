import { sql } from 'kysely';
import type { Db } from '../../../server/platform/db/client.ts';
import { readJobs } from '../../../server/platform/jobs/testing.ts';
import { dueNow, type Shopper } from './shopper.ts';

export type StormVerdict = {
  readonly paid: number;
  readonly subscriptions: number;
  readonly duplicates: number;
  /** Events that the shop acknowledged, without duplicates. */
  readonly events: number;
  readonly deliveries: number;
  readonly received: number;
  readonly paidBack: number;
  readonly wrong: readonly string[];
};

const AWAITED: ReadonlySet<string> = new Set(['provider-event', 'end-duplicate', 'mail']);
const ENDED: ReadonlySet<string> = new Set(['completed', 'failed']);

/** Deliveries, events and jobs; most of them cause others. */
export async function countPending(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from sandbox_deliveries where delivered_at is null)
         + (select count(*) from provider_events where outcome = 'waiting') as open`.execute(db);
  const jobs = await readJobs(db);
  return Number(rows[0]?.open) + jobs.filter(({ name, state }) => AWAITED.has(name) && !ENDED.has(state)).length;
}

export async function judge(db: Db, shoppers: readonly Shopper[]): Promise<StormVerdict> {
  const wrong: string[] = [];
  const expect = (is: unknown, must: unknown, what: string) => {
    if (is !== must) wrong.push(`${what}: ${String(is)} instead of ${String(must)}`);
  };
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const attempts = await db.selectFrom('checkout_attempts').selectAll().execute();

  let received = 0;
  let paidBack = 0;
  for (const shopper of shoppers) {
    const own = subscriptions.filter(({ email }) => email === shopper.email);
    const originals = own.filter(({ duplicate_of }) => duplicate_of === null);
    const buys = shopper.behaviour !== 'is declined' && shopper.behaviour !== 'gives up';
    expect(own.length, { elsewhere: 2 }[shopper.behaviour as 'elsewhere'] ?? Number(buys), `subscriptions of ${shopper.email}`);
    expect(
      originals.filter(({ status }) => status === 'active').length,
      Number(buys),
      `running subscriptions of ${shopper.email}`,
    );
    if (buys) received += dueNow(shopper);
    if (shopper.behaviour === 'elsewhere') {
      received += shopper.plan.listPrice;
      const [duplicate] = own.filter(({ duplicate_of }) => duplicate_of !== null);
      const back = payments.filter(({ subscription_id }) => subscription_id === duplicate?.id);
      expect(duplicate?.status, 'canceled', `the duplicate of ${shopper.email}`);
      for (const payment of back) expect(payment.amount_refunded, payment.amount_paid, `paid back to ${shopper.email}`);
      paidBack += back.reduce((sum, payment) => sum + payment.amount_refunded, 0);
    }
    for (const subscription of own) {
      const paid = payments.filter(({ subscription_id }) => subscription_id === subscription.id);
      expect(paid.length, 1, `payments of ${subscription.id}`);
      expect(paid[0]?.amount_paid, subscription.first_amount, `amount of ${subscription.id}`);
      const attempt = attempts.find(({ id }) => id === subscription.attempt_id);
      expect(attempt?.status, 'paid', `the attempt of ${subscription.id}`);
    }
  }
  expect(subscriptions.length, new Set(subscriptions.map(({ attempt_id }) => attempt_id)).size, 'subscriptions per attempt');

  const total = (column: 'amount_paid' | 'amount_refunded') => payments.reduce((sum, payment) => sum + payment[column], 0);
  expect(total('amount_paid'), received, 'cents received');
  expect(total('amount_refunded'), paidBack, 'cents paid back');
  expect(total('amount_paid'), await atProvider(db, 'invoice', 'amount_paid'), 'cents received, by the provider');
  expect(total('amount_refunded'), await atProvider(db, 'charge', 'amount_refunded'), 'cents paid back, by the provider');

  const events = await count(db, sql`select count(distinct event_id) from sandbox_deliveries where delivered_at is not null`);
  expect(
    await count(
      db,
      sql`select count(*) from (select distinct event_id from sandbox_deliveries where delivered_at is not null) d
          left join provider_events p on p.id = d.event_id where p.id is null or p.outcome = 'waiting'`,
    ),
    0,
    'acknowledged events that were lost',
  );
  const orders = (await readJobs(db)).filter(
    ({ name, data, state }) => name === 'mail' && data.template === 'order' && state === 'completed',
  );
  expect(orders.length, subscriptions.filter(({ duplicate_of }) => duplicate_of === null).length, 'orders acknowledged by mail');
  return {
    paid: shoppers.filter(({ behaviour }) => behaviour !== 'is declined' && behaviour !== 'gives up').length,
    subscriptions: subscriptions.length,
    duplicates: subscriptions.filter(({ duplicate_of }) => duplicate_of !== null).length,
    events,
    deliveries: await count(db, sql`select count(*) from sandbox_deliveries where delivered_at is not null`),
    received,
    paidBack,
    wrong,
  };
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number((rows[0] as { count: unknown }).count);
}

async function atProvider(db: Db, type: string, field: string): Promise<number> {
  const { rows } = await sql<{ sum: unknown }>`
    select coalesce(sum((data->>${field})::int), 0) as sum from sandbox_objects where type = ${type}`.execute(db);
  return Number(rows[0]?.sum);
}
