import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const created = sql`now()`;
  await db.schema
    .alterTable('subscriptions')
    .addColumn('started_at', 'timestamptz')
    .addColumn('current_period_start', 'timestamptz')
    .addColumn('cancel_at_period_end', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('ended_at', 'timestamptz')
    .addColumn('duplicate_of', 'text', (c) => c.references('subscriptions.id'))
    .addColumn('reminded_for', 'timestamptz')
    .execute();
  await db.schema.createIndex('subscriptions_email').on('subscriptions').column('email').execute();
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) => c.notNull().references('subscriptions.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('amount_due', 'integer', (c) => c.notNull())
    .addColumn('amount_paid', 'integer', (c) => c.notNull())
    .addColumn('amount_refunded', 'integer', (c) => c.notNull())
    .addColumn('dispute', 'text')
    .addColumn('number', 'text')
    .addColumn('document_url', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('paid_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('payments_subscription').on('payments').column('subscription_id').execute();
  await sql`alter table provider_events alter column outcome set default 'waiting'`.execute(db);
  await db.schema
    .alterTable('provider_events')
    .addColumn('about', 'text', (c) => c.notNull().defaultTo('other'))
    .execute();
  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subscription_id', 'text', (c) => c.references('subscriptions.id'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema.createIndex('account_links_email').on('account_links').column('email').execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('subscription_requests')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('subscription_id', 'text', (c) => c.notNull().references('subscriptions.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .addColumn('done_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('subscription_requests_subscription')
    .on('subscription_requests')
    .column('subscription_id')
    .execute();
  await keepConsentsAsTheyWereGiven(db);
}

async function keepConsentsAsTheyWereGiven(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent_records add column plan_id text, add column currency text, add column due_now integer, add column due_later integer`.execute(
    db,
  );
  await sql`
    update consent_records c set plan_id = a.plan_id, currency = a.currency, due_now = a.due_now, due_later = a.due_later
    from checkout_attempts a where a.id = c.attempt_id`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception '% is written once and never changed', tg_table_name; end $$`.execute(db);
  await sql`create trigger consent_records_unchangeable before update on consent_records for each row execute function refuse_change()`.execute(
    db,
  );
}
