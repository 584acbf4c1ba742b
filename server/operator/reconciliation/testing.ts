import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { plans } from '../../../content/plans.ts';
import { introPrice } from '../../../core/plans/plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { saveTransactions } from '../../money/balance/store.ts';
import { browser, sessionIdOf, shownTerms } from '../../money/checkout/testing.ts';
import { post } from '../../money/manage/testing.ts';
import { cookiesAfterPayment } from '../../money/order-keys/testing.ts';
import { syncSubscription } from '../../money/subscriptions/sync.ts';
import { eraseAddress } from '../../privacy/erasure/erase.ts';
import { type PrivacyFixture, privacyFixture } from '../../privacy/erasure/testing.ts';
import { retentionJobs } from '../../privacy/retention/retention.ts';
import { saveConsent } from '../../visitors/consents/store.ts';

const SOURCES = ['tiktok', 'google', undefined] as const;
const SCENARIOS = [
  'renews',
  'is refunded in part',
  'is refunded',
  'is disputed',
  'wins a dispute',
  'loses a dispute',
  'fails to renew',
  'pays late',
  'ends',
  'cancels',
  'changes the plan',
  'buys twice',
  'is erased',
  'was declined first',
  'comes late',
] as const;
type Scenario = (typeof SCENARIOS)[number];
const UNPAID = ['is declined', 'leaves', 'fails'] as const;

/** The sandbox sells at one moment, so each buyer's whole life is moved back by hours that no day divides. */
const STEP_HOURS = 397;
const MAX_HOURS = 8000;

export type GeneratedYear = { readonly shop: PrivacyFixture; readonly close: () => Promise<void> };

/** Through checkout, sandbox, webhooks, import, erasure and retention. `expected_…` tables hold what was meant to happen. */
export async function generateYear(buyers: number): Promise<GeneratedYear> {
  const shop = await privacyFixture();
  await sql`create table expected_buyers (customer text, subscription text, hours integer, source text, story text)`.execute(
    shop.db,
  );
  await sql`create table expected_checkouts (at timestamptz, outcome text, reason text, source text)`.execute(shop.db);
  await sql`create table expected_activations (subscription text, at timestamptz)`.execute(shop.db);
  for (let number = 0; number < buyers; number++) await buy(shop, number, SCENARIOS[number % SCENARIOS.length] ?? 'renews');
  for (let number = 0; number < buyers / 3; number++) await giveUp(shop, number, UNPAID[number % UNPAID.length] ?? 'leaves');
  await importAll(shop);
  await moveBack(shop);
  await forget(shop);
  return { shop, close: shop.close };
}

async function attempt(shop: PrivacyFixture, number: number, change: object = {}) {
  const visitor = browser(shop);
  const plan = plans[number % plans.length] ?? plans[0];
  const offered = number % 2 === 0;
  if (offered) await visitor.startOffer();
  const source = SOURCES[number % SOURCES.length];
  const attribution = source ? { utm_source: source, utm_campaign: 'Glow', fbclid: `click-${number}` } : undefined;
  const shown = shownTerms(plan, offered ? introPrice(plan) : plan.listPrice);
  const consentId = await agree(shop);
  const started = await visitor.checkout({ planId: plan.id, shown, consentId, ...(attribution && { attribution }), ...change });
  const { url } = started.json();
  return { visitor, plan, url, source: source ?? 'unknown', session: sessionIdOf(url) };
}

async function agree({ db }: PrivacyFixture): Promise<string> {
  const id = randomUUID();
  const choices = { statistics: true, answers: false, ads: false };
  await saveConsent(db, { id, version: '1', choices, gpc: false, at: Date.now() }, new Date());
  return id;
}

async function buy(shop: PrivacyFixture, number: number, story: Scenario): Promise<void> {
  const { sandbox, deps } = shop;
  const { control } = sandbox;
  const { visitor, plan, url, source, session } = await attempt(shop, number);
  if (story === 'was declined first') await visitor.pay(url, '4000 0000 0000 0002');
  await visitor.pay(url, story === 'fails to renew' || story === 'pays late' ? '4000 0000 0000 0341' : undefined);
  if (story === 'comes late') await control.sendReversed(4);
  await shop.settle();
  const { id, customer_id } = await subscriptionOf(shop, session);
  await recordExpected(shop, { number, session, customer: customer_id, subscription: id, source, story });
  if (number % 4 !== 3) await openApp(shop, number, { session, subscription: id });
  if (story === 'renews' || story === 'loses a dispute' || story === 'is refunded in part') await control.renew(id);
  if (story === 'is refunded in part') await control.refund(id, 5_01);
  if (story === 'is refunded') await control.refund(id);
  if (story.includes('dispute')) await control.dispute(id, number % 2 === 0 ? undefined : 5_00);
  if (story === 'wins a dispute') await control.closeDispute(id, 'won');
  if (story === 'loses a dispute') await control.closeDispute(id, 'lost');
  if (story === 'fails to renew' || story === 'pays late') await control.advance(id);
  if (story === 'pays late') await control.payOpen(id);
  if (story === 'ends') await control.cancel(id);
  if (story === 'cancels') await deps.payments.cancelAtPeriodEnd(id, true);
  if (story === 'changes the plan') await deps.payments.changePlan(id, plans.find((other) => other.id !== plan.id) ?? plan);
  await shop.settle();
  await syncSubscription(deps, id);
  if (story === 'buys twice') await buyAgain(shop, number, visitor.email);
}

type Opening = { readonly session: string; readonly subscription: string };

/** A second phone changes nothing. */
async function openApp(shop: PrivacyFixture, number: number, { session, subscription }: Opening): Promise<void> {
  const first = (2 + number * 7) * MINUTE_MS;
  for (const wait of [first, first + HOUR_MS]) {
    shop.clock.aheadMs = wait;
    const cookies = await cookiesAfterPayment(shop.db, session, shop.deps.now());
    const { code } = (await post(shop, '/app-links', { sessionId: session }, cookies)).json();
    await post(shop, '/app-links/redemptions', { token: code });
    shop.clock.aheadMs = 0;
  }
  await sql`insert into expected_activations values (${subscription}, ${new Date(Date.now() + first)})`.execute(shop.db);
}

async function buyAgain(shop: PrivacyFixture, number: number, email: string): Promise<void> {
  const again = await attempt(shop, number, { email });
  await again.visitor.pay(again.url);
  await shop.settle();
  const { id, customer_id } = await subscriptionOf(shop, again.session);
  const { session, source } = again;
  await recordExpected(shop, { number, session, customer: customer_id, subscription: id, source, story: 'is a duplicate' });
}

async function giveUp(shop: PrivacyFixture, number: number, how: (typeof UNPAID)[number]): Promise<void> {
  const { visitor, url, source, session } = await attempt(shop, number);
  if (how === 'is declined') await visitor.pay(url, '4000 0000 0000 9995');
  await shop.settle();
  if (how === 'fails')
    await shop.db.updateTable('checkout_attempts').set({ status: 'failed' }).where('session_id', '=', session).execute();
  else await shop.deps.payments.expireSession(session);
  await shop.settle();
  const outcome = how === 'leaves' ? 'left' : 'failed';
  const reason = { 'is declined': 'insufficient_funds', leaves: '', fails: 'unknown' }[how];
  await sql`
    insert into expected_checkouts select created_at - ${hoursOf(number + 1)} * interval '1 hour', ${outcome}, ${reason}, ${source}
    from checkout_attempts where session_id = ${session}`.execute(shop.db);
  await sql`
    update checkout_attempts set created_at = created_at - ${hoursOf(number + 1)} * interval '1 hour' where session_id = ${session}`.execute(
    shop.db,
  );
}

const hoursOf = (number: number) => (number * STEP_HOURS) % MAX_HOURS;

async function subscriptionOf({ db }: PrivacyFixture, session: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select(['subscriptions.id', 'customer_id'])
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow();
}

type Buyer = {
  readonly number: number;
  readonly session: string;
  readonly customer: string;
  readonly subscription: string;
  readonly source: string;
  readonly story: string;
};

async function recordExpected(
  { db }: PrivacyFixture,
  { number, session, customer, subscription, source, story }: Buyer,
): Promise<void> {
  const hours = hoursOf(number);
  await sql`insert into expected_buyers values (${customer}, ${subscription}, ${hours}, ${source}, ${story})`.execute(db);
  await sql`
    insert into expected_checkouts select created_at - ${hours} * interval '1 hour', 'paid', '', ${source}
    from checkout_attempts where session_id = ${session}`.execute(db);
}

/** In one span, because renewals of the sandbox stand up to a year ahead. */
async function importAll({ db, deps }: PrivacyFixture): Promise<void> {
  const listed = await deps.payments.balanceTransactions(new Date(0), new Date(Date.now() + 1000 * DAY_MS));
  if (!listed.ok) throw new Error(listed.detail);
  await saveTransactions(db, listed.value);
}

async function moveBack({ db }: PrivacyFixture): Promise<void> {
  const moved = (column: string) => sql`${sql.ref(column)} = t.${sql.ref(column)} - e.hours * interval '1 hour'`;
  await sql`update checkout_attempts t set ${moved('created_at')} from expected_buyers e, subscriptions s
    where s.id = e.subscription and s.attempt_id = t.id`.execute(db);
  await sql`update balance_transactions t set ${moved('created_at')} from expected_buyers e, payments p
    where p.subscription_id = e.subscription and p.charge_id = t.charge_id`.execute(db);
  await sql`update payments t set ${moved('created_at')}, ${moved('paid_at')} from expected_buyers e
    where t.subscription_id = e.subscription`.execute(db);
  await sql`update subscription_movements t set ${moved('at')} from expected_buyers e where t.subscription_id = e.subscription`.execute(
    db,
  );
  await sql`update subscriptions t set ${moved('started_at')}, ${moved('ended_at')}, ${moved('activated_at')} from expected_buyers e
    where t.id = e.subscription`.execute(db);
}

async function forget(shop: PrivacyFixture): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from subscriptions s join expected_buyers e on e.subscription = s.id where e.story = 'is erased'`.execute(
    shop.db,
  );
  for (const { email } of rows) await shop.db.transaction().execute((tx) => eraseAddress(tx, email));
  const retention = { leads: 90, events: undefined, messages: undefined, operational: undefined, addresses: undefined };
  await retentionJobs({ ...shop.deps, retention, embedded: true, report: () => undefined }).retention({}, { id: '', attempt: 1 });
}
