import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('device_id', 'text').execute();
  await db.schema
    .createTable('silenced_devices')
    .addColumn('device_id', 'text', (c) => c.primaryKey())
    .addColumn('silenced_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
