import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { type Client, Pool, type PoolClient } from 'pg';
import { endsWithin } from '../ends-within.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { QUERY_TIMEOUT_MESSAGE, unreachable } from './outage.ts';
import { PreparedInserts } from './prepared-inserts.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** `close` waits for running queries and releases the data to other processes. */
export type OpenDatabase = { readonly db: Db; readonly pool?: () => PoolCounts; close(): Promise<void> };

/** `waiting`: queries without a connection. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number };

type DatabasePlace = {
  readonly url?: string | undefined;
  /** PostgreSQL itself, where `url` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  readonly onQuery?: Logger | undefined;
  readonly silenceMs?: number;
};

export async function openDatabase(where: DatabasePlace): Promise<OpenDatabase> {
  if (where.directUrl !== undefined) return openPooled(where, where.directUrl);
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
export function openAsItIs(where: DatabasePlace): Promise<OpenDatabase> {
  return where.url === undefined ? openFiles(where) : connect(where.url, where);
}

/** The lock of the migrations belongs to a session, and a pooler gives each transaction another one. */
async function openPooled({ url = '', ...place }: DatabasePlace, directUrl: string): Promise<OpenDatabase> {
  const direct = await connect(directUrl);
  await migrate(direct.db).finally(direct.close);
  return connect(url, place, 'pooled');
}

async function openFiles({ dataDir, onQuery }: DatabasePlace): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: embedded.engine }), ...logged(onQuery) });
  return { db, close: () => db.destroy().finally(embedded.close) };
}

/** Kysely builds nothing for a log that is not there. */
const logged = (onQuery: Logger | undefined) => (onQuery ? { log: onQuery } : {});

/** Whether PostgreSQL keeps a session for each connection, or a pooler gives it another for each transaction. */
type Session = 'own' | 'pooled';

/** PgBouncer refuses to connect with it. */
const SESSION_SETTINGS = { statement_timeout: 15_000 };
/** PostgreSQL itself ends a statement after 15 s, so a longer silence is that of the machine or the network. */
const MAX_SILENCE_MS = 17_000;

type Connecting = Pick<DatabasePlace, 'onQuery' | 'silenceMs'>;

async function connect(
  url: string,
  { onQuery, silenceMs = MAX_SILENCE_MS }: Connecting = {},
  session: Session = 'own',
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: silenceMs,
    keepAlive: true,
    ...(session === 'own' && SESSION_SETTINGS),
  });
  pool.on('error', () => {}); // the pool replaces a broken idle connection
  pool.on('connect', (client) => client.on('error', () => {})); // between two statements nobody else listens; the next one fails
  pool.on('connect', endWhenSilent);
  const inserts = session === 'own' ? new PreparedInserts() : undefined;
  if (inserts) pool.on('connect', (client) => inserts.prepareOn(client));
  const disconnect = closingOf(pool);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...logged(onQuery) });
  const counts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, pool: counts, close: () => disconnect(() => db.destroy()) };
}

/** Connects when it is first read, because the server starts without its replica. */
export function openReplica(url: string): OpenDatabase {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 2000, keepAlive: true, ...SESSION_SETTINGS });
  pool.on('error', () => {}); // the pool replaces a broken idle connection
  pool.on('connect', (client) => client.on('error', () => {}));
  const disconnect = closingOf(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => disconnect(() => db.destroy()) };
}

/** What was committed stays; PostgreSQL rolls back the transactions of a connection that ends. */
const MAX_CLOSE_MS = 2000;

/** The pool waits for every connection in use, also for one whose statement never ends. */
function closingOf(pool: Pool): (close: () => Promise<void>) => Promise<void> {
  const connected = new Set<PoolClient>();
  pool.on('connect', (client) => connected.add(client));
  pool.on('remove', (client) => connected.delete(client));
  return async (close) => {
    const closed = close();
    if (await endsWithin(MAX_CLOSE_MS, closed)) return;
    for (const client of connected) (client as PoolClient & Client).connection.stream.destroy();
    await closed;
  };
}

/** The next query would wait behind one that is never answered. */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === QUERY_TIMEOUT_MESSAGE) void (client as PoolClient & Client).end();
      });
    }
    return answer as never;
  };
}
