import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const created = sql`now()`;
  await db.schema
    .createTable('leads')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('visitor_id', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('answers', 'jsonb')
    .addColumn('question_answers', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema.createIndex('submissions_email').on('submissions').column('email').execute();
  await db.schema
    .createTable('offers')
    .addColumn('visitor_id', 'text', (c) => c.primaryKey())
    .addColumn('deadline', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('checkout_attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visitor_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('due_now', 'integer', (c) => c.notNull())
    .addColumn('due_later', 'integer', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.unique())
    .addColumn('session_url', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema.createIndex('checkout_attempts_visitor').on('checkout_attempts').columns(['visitor_id', 'plan_id']).execute();
  await db.schema
    .createIndex('checkout_attempts_one_open')
    .unique()
    .on('checkout_attempts')
    .columns(['visitor_id', 'plan_id'])
    .where(sql.ref('status'), '=', 'open')
    .execute();
  await db.schema
    .createTable('consent_records')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('attempt_id', 'text', (c) => c.notNull().references('checkout_attempts.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('attempt_id', 'text', (c) => c.unique().references('checkout_attempts.id'))
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('first_amount', 'integer', (c) => c.notNull())
    .addColumn('renewal_amount', 'integer', (c) => c.notNull())
    .addColumn('current_period_end', 'timestamptz')
    .addColumn('as_of', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('provider_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('deletion_requests')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('sandbox_objects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('data', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('sandbox_requests')
    .addColumn('idempotency_key', 'text', (c) => c.primaryKey())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .execute();
  await db.schema
    .createTable('sandbox_deliveries')
    .addColumn('event_id', 'text', (c) => c.primaryKey().references('sandbox_objects.id'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz', (c) => c.notNull().defaultTo(created))
    .addColumn('delivered_at', 'timestamptz')
    .execute();
}
