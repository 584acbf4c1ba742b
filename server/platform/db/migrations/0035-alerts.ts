import { type Kysely, sql } from 'kysely';

/** Limits of figures, when figures left them, and who gets mails about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_settings')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('settings', 'jsonb', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('alerts')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('facts', 'jsonb', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz', (c) => c.notNull())
    .addColumn('fine_since', 'timestamptz')
    .addColumn('closed_at', 'timestamptz')
    .execute();
  // The same alert is never open twice, whichever server opens it.
  await sql`create unique index alerts_open on alerts (rule) where closed_at is null`.execute(db);
  await db.schema.createIndex('alerts_age').on('alerts').column('closed_at').execute();
  await db.schema
    .alterTable('operator')
    .addColumn('alert_mails', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('daily_mails', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('daily_mailed_on', 'text')
    .execute();
}
