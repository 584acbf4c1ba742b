import { type Kysely, sql } from 'kysely';

/** Every order gets an id of its own, also the earlier ones. Null once its buyer was deleted everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checkout_attempts')
    .addColumn('app_user_id', 'uuid', (c) => c.defaultTo(sql`gen_random_uuid()`))
    .execute();
}
