import { sql } from 'kysely';
import type { ApiTokenRequest } from '../../../core/api/operator/api-tokens.ts';
import { API_SCOPES } from '../../../core/operator/api-scopes.ts';
import { openReports } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openAddressCounts } from '../../platform/http/address-counts.ts';
import { testServer } from '../../platform/http/testing.ts';
import { dataApiRoutes } from './routes.ts';
import { makeToken } from './tokens.ts';

/** Seven orders, of which three were made in the same microsecond, with a renewal of each, and answers of three buyers. */
const ORDERS = 7;
const AT = '2026-03-01T12:00:00.123456Z';

export async function testDataApi() {
  const db = await testDatabase();
  const clock = { at: Date.parse('2026-03-10T12:00:00Z') };
  const now = () => new Date(clock.at);
  const server = testServer(dataApiRoutes({ db, reports: openReports(db, undefined), counts: openAddressCounts({ now }), now }));
  const token = (change: Partial<ApiTokenRequest> = {}) =>
    makeToken(db, { name: 'warehouse', scopes: [...API_SCOPES], days: 30, ...change }, 'owner', now());
  const get = (path: string, bearer: string) =>
    server.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${bearer}` } });
  const close = async () => {
    await server.close();
    await db.destroy();
  };
  return { db, clock, server, token, get, close };
}

export type TestDataApi = Awaited<ReturnType<typeof testDataApi>>;

export async function fill({ db }: TestDataApi): Promise<void> {
  const madeAt = sql`${AT}::timestamptz + greatest(0, n - 3) * interval '1 microsecond'`;
  const numbers = sql`generate_series(1, ${ORDERS}::int) n`;
  await sql`
    insert into leads (email, visitor_id, source, created_at, consented_at, confirmed_at, unsubscribed_at)
    select 'p' || n || '@example.com', 'v' || n, 'keep-results', ${AT}, case when n > 1 then now() end, case when n > 2 then now() end,
      case when n = 3 then now() end from ${numbers}`.execute(db);
  await sql`insert into leads (email, source, created_at) values ('=lead@example.com', 'keep-results', ${AT})`.execute(db);
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, source, campaign, ad)
    select 'a' || n, 'v' || n, 'p' || n || '@example.com', 'month', 'USD', 1999, 3999, '', 'paid', 'tiktok', 'glow', null from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into consent_records (attempt_id, kind, text, version) select 'a' || n, 'renewal', 'I agree.', '2026-01' from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, started_at, activated_at, as_of, created_at)
    select 's' || n, 'a' || n, 'c' || n, 'p' || n || '@example.com', 'month', 'active', 'USD', 1999, 3999, ${AT}, case when n = 1 then ${AT}::timestamptz end, ${AT}, ${madeAt} from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into payments (id, subscription_id, reason, status, currency, amount_due, amount_paid, amount_refunded, created_at, paid_at)
    select 'p' || n || k, 's' || n, case k when 0 then 'first' else 'renewal' end, 'paid', 'USD', 1999, 1999, k * 500, ${madeAt}, ${AT}
    from ${numbers}, generate_series(0, 1) k`.execute(db);
  await sql`
    insert into submissions (idempotency_key, email, question_answers, visitor_id, created_at)
    select case n when 2 then 'late:a2' when 3 then 'content:x' else 'a1' end, 'p' || n || '@example.com',
      ${JSON.stringify([
        { question: 'gender', answer: 'Woman' },
        { question: 'asked earlier', answer: 'Yes, "often"' },
      ])}::jsonb,
      case when n = 3 then 'somebody else' end, ${madeAt} from generate_series(1, 3) n`.execute(db);
}
