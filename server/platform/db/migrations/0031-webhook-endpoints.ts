import { type Kysely, sql } from 'kysely';

/** Endpoints that an operator manages stand beside those of the environment, which have no `url` here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('webhook_endpoints')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('standard'))
    .addColumn('url', 'text')
    .addColumn('secrets', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('paused_at', 'timestamptz')
    .addColumn('disabled_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('endpoint_id', 'text', (c) => c.notNull())
    .addColumn('event_id', 'uuid')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('ok', 'boolean', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('milliseconds', 'integer', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('webhook_attempts_endpoint').on('webhook_attempts').columns(['endpoint_id', 'id']).execute();
  await db.schema.createIndex('webhook_attempts_at').on('webhook_attempts').column('at').execute();
}
