import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { unreachable } from './outage.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** `close` waits for running queries and releases the data to other processes. */
export type OpenDatabase = { readonly db: Db; readonly pool?: () => PoolCounts; close(): Promise<void> };

/** `waiting`: queries without a connection. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number };

export async function openDatabase(where: {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly onCreate?: () => void;
  readonly onQuery?: Logger | undefined;
}): Promise<OpenDatabase> {
  const opened = where.url === undefined ? await openFiles(where) : await connect(where.url, where.onQuery);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openFiles({ dataDir, onCreate, onQuery }: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, onCreate);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: embedded.pglite }), ...logged(onQuery) });
  return { db, close: () => db.destroy().finally(embedded.close) };
}

/** Kysely builds nothing for a log that is not there. */
const logged = (onQuery: Logger | undefined) => (onQuery ? { log: onQuery } : {});

async function connect(url: string, onQuery: Logger | undefined): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000, statement_timeout: 15_000, keepAlive: true });
  pool.on('error', () => {}); // the pool replaces a broken idle connection
  pool.on('connect', (client) => client.on('error', () => {})); // between two statements nobody else listens; the next one fails
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...logged(onQuery) });
  const counts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, pool: counts, close: () => db.destroy() };
}
