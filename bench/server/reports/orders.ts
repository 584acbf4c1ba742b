import { sql } from 'kysely';
import type { Db } from '../../../server/platform/db/client.ts';

/** A year until then: two checkouts an order, three payments, a refund of each twentieth and a dispute of each hundredth. */
export async function seedOrders(tx: Db, orders: number, until: string): Promise<void> {
  const at = sql`${until}::timestamptz - (n * 365.0 / ${orders}) * interval '1 day'`;
  const source = sql`(array['tiktok', 'google', 'instagram', null])[1 + n % 4]`;
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, source, campaign, ad, created_at)
    select 'a' || n || k, 'v' || n, n || '@example.com', 'month', 'USD', 1999, 3999, '', case k when 0 then 'paid' else 'expired' end,
      ${source}, 'campaign-' || n % 40, 'ad-' || n % 200, ${at} from generate_series(1, ${orders}::int) n, generate_series(0, 1) k`.execute(
    tx,
  );
  await sql`
    insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, started_at, ended_at, as_of)
    select 's' || n, 'a' || n || 0, 'c' || n, n || '@example.com', 'month', case when n % 3 = 0 then 'canceled' else 'active' end, 'USD', 1999, 3999,
      ${at}, case when n % 3 = 0 then ${at} + interval '62 days' end, ${until} from generate_series(1, ${orders}::int) n`.execute(
    tx,
  );
  await sql`
    insert into payments (id, subscription_id, reason, status, currency, amount_due, amount_paid, amount_refunded, dispute, tax, charge_id, created_at, paid_at)
    select 'p' || n || '-' || k, 's' || n, case k when 0 then 'first' else 'renewal' end, 'paid', 'USD', 3999, 1999 + 2000 * least(k, 1),
      case when (n + k) % 20 = 0 then 500 else 0 end, case when (n + k) % 100 = 7 then 'lost' end, 190, 'ch' || n || '-' || k, ${at} + k * interval '30 days',
      ${at} + k * interval '30 days' from generate_series(1, ${orders}::int) n, generate_series(0, 2) k`.execute(tx);
  await sql`
    insert into balance_transactions (id, kind, amount, fee, net, currency, charge_id, created_at)
    select 't' || id, 'charge', amount_paid, 88, amount_paid - 88, 'USD', charge_id, paid_at from payments`.execute(tx);
  await sql`
    insert into subscription_movements (subscription_id, plan_id, kind, monthly_before, monthly_after, at)
    select id, plan_id, 'new', 0, 3999, started_at from subscriptions
    union all select id, plan_id, 'churned', 3999, 0, ended_at from subscriptions where ended_at is not null`.execute(tx);
}
