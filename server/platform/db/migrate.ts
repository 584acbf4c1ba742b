import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { reasonOf, StartupError } from '../startup-error.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** On PostgreSQL an advisory lock lets only one of several starting servers migrate. Returns what has run. */
export async function migrate(db: Db): Promise<readonly string[]> {
  if (await isNewer(db)) return [];
  return run((migrator) => migrator.migrateToLatest(), db);
}

/** To an older state, in a database that has no tables yet. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  await run((migrator) => migrator.migrateTo(name), db);
}

export function knownMigrations(): readonly string[] {
  return Object.keys(migrations);
}

/** In the order they ran. */
export async function executedMigrations(db: Db): Promise<readonly string[]> {
  const { rows: found } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** A newer release has migrated already, and leaves what this one reads in place (docs/recipes/add-a-table.md). */
async function isNewer(db: Db): Promise<boolean> {
  const executed = await executedMigrations(db);
  return executed.length > knownMigrations().length && knownMigrations().every((name) => executed.includes(name));
}

async function run(change: (migrator: Migrator) => ReturnType<Migrator['migrateToLatest']>, db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await change(migrator);
  if (error) throw new StartupError(`The tables of the database could not be brought up to date: ${reasonOf(error)}.`);
  return results.map(({ migrationName }) => migrationName);
}
