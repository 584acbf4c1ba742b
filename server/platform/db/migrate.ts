import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { CannotStart, reasonOf } from '../cannot-start.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Brings the tables up to date. On PostgreSQL an advisory lock lets one of several starting servers do it. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new CannotStart(`The tables of the database could not be brought up to date: ${reasonOf(error)}.`);
}
