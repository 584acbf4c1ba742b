import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { reasonOf, StartupError } from '../startup-error.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** On PostgreSQL an advisory lock lets only one of several starting servers migrate. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StartupError(`The tables of the database could not be brought up to date: ${reasonOf(error)}.`);
}
