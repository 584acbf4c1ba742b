import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { PROMISED_RETENTION, type Retention } from '../../../core/privacy/retention.ts';
import { DAY_MS } from '../../../core/time.ts';
import { buyer } from '../../money/manage/testing.ts';
import { writeAudit } from '../../platform/audit.ts';
import { addMonth, findMonths, monthOf } from '../../platform/db/event-months.ts';
import { readJobsAbout } from '../../platform/jobs/person.ts';
import { JOB_TABLE } from '../../platform/jobs/tables.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { privacyFixture } from '../erasure/testing.ts';
import { expiringTables } from './expiring-tables.ts';
import { BATCH_SIZE, retentionJobs } from './retention.ts';

const shop = openBeforeAll(privacyFixture);
let reports: Readonly<Record<string, number>>[] = [];
beforeEach(() => {
  reports = [];
});

async function night(retention: Retention = PROMISED_RETENTION, days = 0): Promise<void> {
  const now = () => new Date(Date.now() + days * DAY_MS);
  const jobs = retentionJobs({ ...shop.deps, retention, embedded: true, now, report: (removed) => reports.push(removed) });
  await jobs.retention({}, { id: '', attempt: 1 });
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const lead = (email: string, days: number, more = {}) =>
  shop.db
    .insertInto('leads')
    .values({ email, source: 'keep-results', created_at: ago(days), ...more })
    .execute();
const emails = async () => (await shop.db.selectFrom('leads').select('email').execute()).map(({ email }) => email).sort();

test('people who did not buy are deleted with their answers after 90 days, and buyers and subscribers of the list stay', async () => {
  const bought = await buyer(shop, { email: 'buyer@example.com' });
  await sql`update leads set created_at = ${ago(200)}`.execute(shop.db);
  await sql`update submissions set created_at = ${ago(200)}`.execute(shop.db);
  await sql`update checkout_attempts set created_at = ${ago(200)}`.execute(shop.db);
  await lead('old@example.com', 91);
  await lead('young@example.com', 89);
  await shop.db
    .insertInto('lead_devices')
    .values(['old', 'young'].map((name) => ({ email: `${name}@example.com`, device_id: `device of ${name}` })))
    .execute();
  await lead('news@example.com', 91, { consented_at: ago(91), confirmed_at: ago(91) });
  await lead('unconfirmed@example.com', 91, { consented_at: ago(91) });
  await lead('left@example.com', 91, { consented_at: ago(91), confirmed_at: ago(91), unsubscribed_at: ago(50) });
  const answers = (key: string, email: string | null, days: number) => ({
    idempotency_key: key,
    email,
    question_answers: '[]',
    created_at: ago(days),
  });
  await shop.db
    .insertInto('submissions')
    .values([answers('a', 'old@example.com', 91), answers('b', null, 91), answers('c', 'young@example.com', 89)])
    .execute();
  await night();
  expect(await emails()).toEqual(['buyer@example.com', 'news@example.com', 'young@example.com']);
  expect(await shop.db.selectFrom('lead_devices').select('device_id').execute()).toEqual([{ device_id: 'device of young' }]);
  const submissions = await shop.db.selectFrom('submissions').select(['email']).execute();
  expect(submissions.map(({ email }) => email).sort()).toEqual(['buyer@example.com', 'young@example.com']);
  expect(await shop.db.selectFrom('subscriptions').select('id').execute()).toEqual([{ id: bought.id }]);
  expect(reports).toEqual([{ leads: 3, submissions: 2 }]);
});

test('a second run of the deletion by age finds nothing', async () => {
  await night();
  expect(reports).toEqual([{}]);
});

test('an unpaid attempt is deleted with its consents', async () => {
  const { db } = shop;
  const attempt = { id: 'tried', visitor_id: 'v', email: 'tried@example.com', plan_id: 'year', currency: 'USD' };
  await db
    .insertInto('checkout_attempts')
    .values({ ...attempt, due_now: 1, due_later: 1, digest: '', status: 'expired', created_at: ago(91) })
    .execute();
  await db.insertInto('consent_records').values({ attempt_id: 'tried', kind: 'adult', text: '', version: '' }).execute();
  await night();
  expect(await db.selectFrom('checkout_attempts').select('id').where('id', '=', 'tried').execute()).toEqual([]);
  expect(await db.selectFrom('consent_records').select('id').where('attempt_id', '=', 'tried').execute()).toEqual([]);
});

test('messages are deleted after a year, and mails and finished jobs after 30 days', async () => {
  const { db, queue } = shop;
  const message = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };
  await db
    .insertInto('contact_messages')
    .values([
      { ...message, created_at: ago(366) },
      { ...message, created_at: ago(364) },
    ])
    .execute();
  await queue.add(db, 'account-link', { purpose: 'manage', email: 'nobody@example.com' });
  await queue.drain();
  await night();
  expect(reports[0]).toEqual({ contact_messages: 1 });
  await night(PROMISED_RETENTION, 29);
  const jobs = () => readJobsAbout(db, ['nobody@example.com']);
  expect(await jobs()).toHaveLength(1);
  await night(PROMISED_RETENTION, 31);
  expect(await jobs()).toEqual([]);
});

test('addresses of failed sign-ins and conversions are deleted after 14 days, webhook events after 90, and those of a deletion after 30', async () => {
  const { db } = shop;
  const guess = (key: string, days: number) => ({
    key,
    failures: 1,
    wait_until: ago(days),
    updated_at: ago(days),
  });
  await db
    .insertInto('operator_throttle')
    .values([guess('192.0.2.1', 15), guess('192.0.2.2', 13)])
    .execute();
  for (const days of [15, 13]) await writeAudit(db, { action: 'sign-in-refused', by: null, address: '192.0.2.3' }, ago(days));
  const { id } = await buyer(shop, { email: 'ads@example.com' });
  const order = await db.selectFrom('subscriptions').select('attempt_id').where('id', '=', id).executeTakeFirstOrThrow();
  const trace = {
    attempt_id: String(order.attempt_id),
    consent_id: randomUUID(),
    platforms: '[]',
    client: '{}',
    created_at: ago(15),
  };
  await db.insertInto('ad_traces').values(trace).execute();
  const webhookEvent = (type: 'lead.created' | 'person.deleted', days: number) => ({
    type,
    version: 1,
    data: '{}',
    created_at: ago(days),
  });
  await db
    .insertInto('webhook_events')
    .values([webhookEvent('lead.created', 91), webhookEvent('lead.created', 31), webhookEvent('person.deleted', 31)])
    .execute();
  await night();
  expect(reports[0]).toMatchObject({ operator_throttle: 1, ad_traces: 1, webhook_events: 1 });
  expect(await db.selectFrom('operator_throttle').select('key').execute()).toEqual([{ key: '192.0.2.2' }]);
  const audit = await db.selectFrom('operator_audit').select('address').orderBy('created_at').execute();
  expect(audit).toEqual([{ address: null }, { address: '192.0.2.3' }]);
  const remaining = db.selectFrom('webhook_events').select('type').where('created_at', '<', ago(30));
  expect(await remaining.execute()).toEqual([{ type: 'lead.created' }]);
});

test('a retention of 0 days keeps everything', async () => {
  await lead('kept@example.com', 4000);
  await night({ leads: undefined, events: undefined, messages: undefined, operational: undefined, addresses: undefined }, 5000);
  expect(await emails()).toContain('kept@example.com');
});

test('expired rows are deleted in batches', async () => {
  await sql`
    insert into leads (email, source, created_at)
    select 'many' || n || '@example.com', 'keep-results', ${ago(100)} from generate_series(1, ${BATCH_SIZE * 2 + 1}) n`.execute(
    shop.db,
  );
  await night();
  expect(reports[0]?.leads).toBeGreaterThanOrEqual(BATCH_SIZE * 2 + 1);
});

test('the proof of an order is deleted with everything that belongs to it after its legal period', async () => {
  const { db } = shop;
  const { id } = await buyer(shop, { email: 'former@example.com' });
  const there = () => db.selectFrom('subscriptions').select('id').where('id', '=', id).execute();
  await db.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date() }).where('id', '=', id).execute();
  const nothingElse = { leads: undefined, events: undefined, messages: undefined, operational: undefined, addresses: undefined };
  await night(nothingElse, 3 * 365);
  expect(await there()).toEqual([{ id }]);
  await night(nothingElse, 3 * 366);
  expect(await there()).toEqual([]);
  expect(await db.selectFrom('payments').select('id').where('subscription_id', '=', id).execute()).toEqual([]);
  expect(reports.at(-1)).toEqual({ subscriptions: 1 });
});

test('events go with their whole month when its first day is due, others go one by one, and months to come are made', async () => {
  const { db } = shop;
  const stored = async () => {
    const { rows } = await sql<{ name: string }>`select name from events order by name`.execute(db);
    return rows.map(({ name }) => name);
  };
  for (const days of [401, 365]) await addMonth(db, monthOf(ago(days)));
  for (const [name, days] of Object.entries({ expired: 401, recent: 365, 'without a month': 900 })) {
    await sql`
      insert into events (id, received_at, at, name, properties, source, device, browser, country)
      values (gen_random_uuid(), ${ago(days)}, ${ago(days)}, ${name}, '{}', '', '', '', '')`.execute(db);
  }
  await night();
  expect(await stored()).toEqual(['recent']);
  expect(reports).toEqual([{ 'months of events': 1, events: 1 }]);
  expect(await findMonths(db)).not.toContain(monthOf(ago(401)));
  await night(PROMISED_RETENTION, 100);
  expect(await stored()).toEqual([]);
  expect(await findMonths(db)).toContain(monthOf(ago(-130)));
});

test('a short retention removes the events of a month that goes on one by one', async () => {
  const { db } = shop;
  const now = () => new Date('2026-05-20T00:00:00Z');
  for (const month of ['2026-04-01', '2026-05-01']) await addMonth(db, month);
  const days = ['2026-04-30', '2026-05-10', '2026-05-15'];
  for (const day of days) {
    await sql`
      insert into events (id, received_at, at, name, properties, source, device, browser, country)
      values (gen_random_uuid(), ${day}, ${day}, 'x', '{}', '', '', '', '')`.execute(db);
  }
  const retention = { leads: undefined, events: 7, messages: undefined, operational: undefined, addresses: undefined };
  await retentionJobs({ ...shop.deps, retention, embedded: true, now, report: () => undefined }).retention(
    {},
    { id: '', attempt: 1 },
  );
  const { rows } = await sql`select received_at from events where received_at < '2026-06-01'`.execute(db);
  expect(rows).toEqual([{ received_at: new Date('2026-05-15') }]);
  expect(await findMonths(db)).toContain('2026-04-01');
});

test('a deletion request that is not finished is enqueued again', async () => {
  const { db } = shop;
  await lead('stuck@example.com', 1);
  await db
    .insertInto('deletion_requests')
    .values({ email: 'stuck@example.com', token_hash: 'x', created_at: ago(3) })
    .execute();
  await night();
  await shop.runOn();
  expect(await emails()).not.toContain('stuck@example.com');
});

test('what ends with time ends by the rules that are written down here', () => {
  const tablesOf = (period: keyof Retention) => expiringTables.filter((rule) => rule.period === period).map(({ table }) => table);
  expect(
    Object.fromEntries(Object.keys(PROMISED_RETENTION).map((period) => [period, tablesOf(period as keyof Retention)])),
  ).toEqual({
    leads: ['leads', 'confirmed_addresses', 'submissions', 'checkout_attempts', 'offers', 'webhook_events'],
    events: [
      'events',
      'event_visits',
      'declines',
      'silenced_devices',
      'consents',
      'alerts',
      'operator_audit',
      'operator_devices',
    ],
    messages: ['contact_messages', 'deletion_requests'],
    operational: [
      'ignored_fields',
      'mailbox',
      'provider_events',
      'webhook_events',
      'webhook_attempts',
      'account_links',
      'account_sessions',
      'order_keys',
      JOB_TABLE,
      'operator_invitations',
    ],
    addresses: ['buyer_marks', 'ad_traces', 'operator_throttle'],
  });
});

test('every rule of retention names a table and its columns', async () => {
  for (const { table, id, age, only } of expiringTables) {
    await sql`select t.${sql.ref(id)}, t.${sql.ref(age)} from ${sql.table(table)} t where ${only ?? sql`true`} limit 1`.execute(
      shop.db,
    );
  }
});

test('the planner knows after the night what is left', async () => {
  await sql`analyze leads`.execute(shop.db);
  await lead('kept@example.com', 1);
  await night();
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where oid = 'leads'::regclass`.execute(shop.db);
  expect(rows).toEqual([{ known: (await emails()).length }]);
});
