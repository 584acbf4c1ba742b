import { type Kysely, sql } from 'kysely';

/** What network addresses did within a minute or a day, for all servers. Unlogged: nothing is lost that a crash may not lose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table address_counts (key text primary key, ends_at timestamptz not null, count bigint not null)`.execute(
    db,
  );
  await db.schema.createIndex('address_counts_ends_at').on('address_counts').column('ends_at').execute();
  await sql`create table address_count_keys (day text primary key, secret bytea not null)`.execute(db);
}
