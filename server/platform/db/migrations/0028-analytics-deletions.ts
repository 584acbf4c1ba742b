import type { Kysely } from 'kysely';

/** The devices that an analytics service has to forget, until it is told, and the day on which it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deletion_requests')
    .addColumn('analytics_devices', 'jsonb')
    .addColumn('analytics_due', 'timestamptz')
    .execute();
}
