import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** The database, its tables up to date: PostgreSQL when there is a URL, else the embedded engine under `dataDir`. */
export async function openDatabase(where: { readonly url?: string | undefined; readonly dataDir: string }): Promise<Db> {
  const db = where.url === undefined ? await embedded(where.dataDir) : postgresql(where.url);
  await migrate(db);
  return db;
}

async function embedded(dataDir: string): Promise<Db> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await openEmbedded(dataDir) }) });
}

function postgresql(url: string): Db {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
