import { type Kysely, sql } from 'kysely';

/** When the app redeemed the first link of a subscription. Of earlier redemptions nothing is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('activated_at', 'timestamptz').execute();
  await sql`
    insert into report_spans (name, since)
    select 'activations', now() from subscriptions having count(*) > 0`.execute(db);
}
