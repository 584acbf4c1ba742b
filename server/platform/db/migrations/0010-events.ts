import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('seq', 'bigserial', (c) => c.notNull())
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('device_id', 'text')
    .addColumn('session_id', 'bigint')
    .addColumn('properties', 'jsonb', (c) => c.notNull())
    .addColumn('attribution', 'jsonb')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('visit', 'jsonb')
    .execute();
  await db.schema.createIndex('events_seq').unique().on('events').column('seq').execute();
  await sql`create index events_device on events (device_id) where device_id is not null`.execute(db);
  // Rows arrive in the order of time, so a BRIN index is enough and stays small.
  await sql`create index events_received on events using brin (received_at)`.execute(db);
  await db.schema
    .createTable('event_visits')
    .addColumn('device_id', 'text', (c) => c.primaryKey())
    .addColumn('first_at', 'timestamptz', (c) => c.notNull())
    .addColumn('visit', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('funnel_counts')
    .addColumn('dimension', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('grain', 'text', (c) => c.notNull())
    .addColumn('bucket', 'timestamptz', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addColumn('buyers', 'integer', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('funnel_counts_pkey', ['dimension', 'value', 'grain', 'bucket'])
    .execute();
  await db.schema.createIndex('funnel_counts_bucket').on('funnel_counts').columns(['dimension', 'grain', 'bucket']).execute();
  await db.schema
    .createTable('event_cursor')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('counted_until', 'timestamptz')
    .execute();
  await sql`insert into event_cursor (name, seq) values ('funnel', 0)`.execute(db);
  await db.schema
    .createTable('ignored_fields')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ignored_fields_pkey', ['day', 'field'])
    .execute();
}
