import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { unreachable } from './outage.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** `close` waits for running queries and releases the data to other processes. */
export type OpenDatabase = { readonly db: Db; close(): Promise<void> };

type Where = { readonly url?: string | undefined; readonly dataDir: string; readonly onCreate?: () => void };

export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const opened = await openAsItIs(where);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Without a look at its tables. */
export function openAsItIs({ url, dataDir, onCreate }: Where): Promise<OpenDatabase> {
  return url === undefined ? openFiles(dataDir, onCreate) : connect(url);
}

async function openFiles(dataDir: string, onCreate?: () => void): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, onCreate);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: embedded.pglite }) });
  return { db, close: () => db.destroy().finally(embedded.close) };
}

async function connect(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000, statement_timeout: 15_000, keepAlive: true });
  pool.on('error', () => {}); // the pool replaces a broken idle connection
  pool.on('connect', (client) => client.on('error', () => {})); // between two statements nobody else listens; the next one fails
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
