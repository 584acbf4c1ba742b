import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { type Client, Pool, type PoolClient } from 'pg';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { SILENCE, unreachable } from './outage.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** `close` waits for running queries and releases the data to other processes. */
export type OpenDatabase = { readonly db: Db; close(): Promise<void> };

export async function openDatabase(where: {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly onCreate?: () => void;
  readonly silenceMs?: number;
}): Promise<OpenDatabase> {
  const opened =
    where.url === undefined ? await openFiles(where.dataDir, where.onCreate) : await connect(where.url, where.silenceMs);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openFiles(dataDir: string, onCreate?: () => void): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, onCreate);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: embedded.pglite }) });
  return { db, close: () => db.destroy().finally(embedded.close) };
}

/** PostgreSQL itself ends a statement after 15 s, so a longer silence is that of the machine or the network. */
const MAX_STATEMENT_MS = 15_000;
const MAX_SILENCE_MS = 17_000;

async function connect(url: string, silenceMs = MAX_SILENCE_MS): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: MAX_STATEMENT_MS,
    query_timeout: silenceMs,
    keepAlive: true,
  });
  pool.on('error', () => {}); // the pool replaces a broken idle connection
  pool.on('connect', (client) => client.on('error', () => {})); // between two statements nobody else listens; the next one fails
  pool.on('connect', endWhenSilent);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

/** The next query would wait behind one that is never answered. */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENCE) void (client as PoolClient & Client).end();
      });
    }
    return answer as never;
  };
}
