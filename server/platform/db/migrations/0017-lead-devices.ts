import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_devices')
    .addColumn('email', 'text', (c) => c.notNull().references('leads.email').onDelete('cascade'))
    .addColumn('device_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lead_devices_pkey', ['email', 'device_id'])
    .execute();
  await sql`insert into lead_devices (email, device_id) select email, device_id from leads where device_id is not null`.execute(
    db,
  );
  await db.schema.alterTable('leads').dropColumn('device_id').execute();
  await db.schema.alterTable('deletion_requests').addColumn('device_id', 'text').execute();
}
