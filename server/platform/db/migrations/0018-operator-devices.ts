import { type Kysely, sql } from 'kysely';

/** Older recovery codes were shorter and hashed without a salt, so they end. Instances of the last release still write `operator_throttle.signed_in_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_devices')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('signed_in_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('operator_audit').addColumn('address', 'text').execute();
  await sql`delete from operator_recovery_codes`.execute(db);
}
