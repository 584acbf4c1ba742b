import { type Kysely, sql } from 'kysely';

/** Why a subscription ended, which payments tell of what ended before; and what a failed payment waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('end_reason', 'text').execute();
  await db.schema.alterTable('subscription_movements').addColumn('end_reason', 'text').execute();
  await db.schema
    .alterTable('payments')
    .addColumn('next_try_at', 'timestamptz')
    .addColumn('tries', 'integer')
    .addColumn('needs', 'text')
    .execute();
  await sql`
    update subscriptions s set end_reason = case
      when exists (select 1 from payments p where p.subscription_id = s.id and p.dispute in ('open', 'lost')) then 'disputed'
      when exists (select 1 from subscription_requests r where r.subscription_id = s.id and r.kind = 'withdraw') then 'refunded'
      when (select p.amount_refunded >= p.amount_paid from payments p where p.subscription_id = s.id and p.status = 'paid' and p.amount_paid > 0
        order by p.created_at desc limit 1) then 'refunded'
      when not s.cancel_at_period_end and (select p.status in ('failed', 'blocked') from payments p where p.subscription_id = s.id
        order by p.created_at desc limit 1) then 'unpaid'
      else 'chosen' end
    where ended_at is not null`.execute(db);
  await sql`
    update subscription_movements m set end_reason = coalesce(
      (select s.end_reason from subscriptions s where s.id = m.subscription_id), 'chosen')
    where kind = 'churned'`.execute(db);
}
