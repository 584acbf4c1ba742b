import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { Client } from 'pg';
import { DAY_MS } from '../../../core/time.ts';
import { prepareQueue } from '../jobs/prepare.ts';
import { rememberClock, resetClock } from '../jobs/testing.ts';
import { type Db, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { Database } from './schema.ts';

/** In memory, or, to test on PostgreSQL, on the server of TEST_DATABASE_URL, where it stays. */
export async function testDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server);
  const engine = idle.pop() ?? (await prepared());
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lent(engine) }) });
}

/** Those whose test is over: to empty one takes a tenth of the time of opening another. */
const idle: Engine[] = [];

type Engine = { readonly pglite: PGlite; readonly statements: PreparedStatements };

async function prepared(): Promise<Engine> {
  const pglite = await openDump(await template('memory.tar', (path) => writeDump(path, makeTables)));
  await pglite.exec(REMEMBER);
  return { pglite, statements: new PreparedStatements(pglite) };
}

/** Closing it empties it for the next test, unless a test has changed its tables or filled it far. */
function lent(engine: Engine): Extract<PGliteDialectConfig['pglite'], { closed: boolean }> {
  const { pglite, statements } = engine;
  return {
    ready: true,
    waitReady: Promise.resolve(),
    closed: false,
    query: (text, parameters) => statements.query(text, parameters),
    transaction: (act) => statements.transaction(act),
    async close() {
      this.closed = true;
      if (await isAsPrepared(pglite)) idle.push(engine);
      else await pglite.close();
    },
  };
}

async function isAsPrepared(pglite: PGlite): Promise<boolean> {
  try {
    const { rows } = await pglite.query<{ same: boolean }>('select pg_temp.reset() as same');
    return rows[0]?.same === true;
  } catch {
    return false;
  }
}

/** Bytes that are written to an engine before it is closed for good: deleted rows stay in its memory and slow down what reads beside them. */
const MAX_WRITTEN = 40_000_000;

/** What the tables are, and the few rows that they begin with. */
const REMEMBER = `
  create function pg_temp.shape() returns text language sql as $$
    select md5(string_agg(part, ',' order by part)) from (
      select format('%s %s %s %s', n.nspname, c.relname, c.relkind, c.relhasindex) as part
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^(pg_|information_schema$)'
      union all
      select format('%s %s %s %s %s', a.attrelid::regclass, a.attname, a.atttypid, a.attnotnull, a.attisdropped)
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^(pg_|information_schema$)' and a.attnum > 0
      union all
      select format('%s %s', r.conrelid::regclass, r.conname) from pg_constraint r join pg_namespace n on n.oid = r.connamespace
        where n.nspname !~ '^(pg_|information_schema$)'
      union all
      select format('%s %s', tgrelid::regclass, tgname) from pg_trigger
      union all
      select format('%s %s', p.pronamespace::regnamespace, p.proname) from pg_proc p
        where p.pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    ) parts;
  $$;
  create temp table first_rows (name text, copy text);
  do $$
  declare
    found record;
    is_filled boolean;
  begin
    for found in
      select c.oid::regclass::text as name, row_number() over (order by c.oid) as number
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
    loop
      execute format('select exists (select from only %s)', found.name) into is_filled;
      continue when not is_filled;
      execute format('create temp table rows_%s as table only %s', found.number, found.name);
      insert into pg_temp.first_rows values (found.name, format('pg_temp.rows_%s', found.number));
    end loop;
  end $$;
  ${rememberClock}
  create temp table first_state as select pg_temp.shape() as shape, pg_current_wal_insert_lsn() as position;
  create function pg_temp.reset() returns boolean language plpgsql as $$
  declare
    found record;
    is_filled boolean;
  begin
    ${resetClock}
    if exists (
      select from pg_temp.first_state
        where shape <> pg_temp.shape() or pg_current_wal_insert_lsn() - position > ${MAX_WRITTEN}
    ) then
      return false;
    end if;
    set local session_replication_role = replica;
    for found in
      select c.oid::regclass::text as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
    loop
      execute format('select exists (select from only %s)', found.name) into is_filled;
      if is_filled then execute format('delete from only %s', found.name); end if;
    end loop;
    for found in select name, copy from pg_temp.first_rows loop
      execute format('insert into %s overriding system value table %s', found.name, found.copy);
    end loop;
    for found in select schemaname, sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I.%I restart', found.schemaname, found.sequencename);
    end loop;
    return true;
  end $$;
`;

/** In memory and without a table. */
export async function emptyDatabase(): Promise<Db> {
  return inMemory(await openDump(await template('empty.tar', (path) => writeDump(path, async () => {}))));
}

/** A test fills few pages, has few rows of each table, and nothing survives its end. */
const SHORT_LIFE = {
  shared_buffers: '16MB',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  track_activities: 'off',
  // To plan a statement anew for its values costs more than it saves.
  plan_cache_mode: 'force_generic_plan',
};
const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(SHORT_LIFE).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

async function openDump(path: string): Promise<PGlite> {
  return PGlite.create({ ...(await compiled()), loadDataDir: new Blob([await readFile(path)]), startParams });
}

/** Once for all databases of a worker: each would compile the engine anew, and run it slowly until it is compiled well. */
let engine: Promise<Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>> | undefined;

function compiled() {
  engine ??= compileEngine();
  return engine;
}

async function compileEngine() {
  const [program, files] = await Promise.all(['pglite.wasm', 'pglite.data'].map((name) => readFile(new URL(name, PACKAGE))));
  if (!program || !files) throw new Error('The package of the engine lacks a file.');
  return { pgliteWasmModule: await WebAssembly.compile(program), fsBundle: new Blob([files]) };
}

const PACKAGE = new URL(import.meta.resolve('@electric-sql/pglite'));

export async function testDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `${name}-`));
  await fillDataDir(dataDir);
  return dataDir;
}

export async function fillDataDir(dataDir: string): Promise<void> {
  await cp(await template('files', writeFolder), dataDir, { recursive: true });
}

async function onServer(server: string): Promise<Db> {
  const url = new URL(server);
  url.pathname = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return (await openDatabase({ url: url.href, dataDir: '' })).db;
}

function inMemory(pglite: PGlite): Db {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}

/** Creating a database takes seconds, so later test runs of the day reuse it. */
async function template(name: string, write: (path: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), 'petalune-test-databases');
  await removeOld(folder);
  return writeOnce(join(folder, `${await fingerprint()}-${name}`), write);
}

const KEPT_MS = 2 * DAY_MS;

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another worker may have renamed or removed it.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Of several processes that write at the same time, one wins. */
async function writeOnce(path: string, write: (path: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await write(unfinished);
  await rename(unfinished, path).catch(async (error) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(path)) throw error;
  });
  return path;
}

async function writeDump(path: string, fill: (db: Db) => Promise<void>): Promise<void> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const db = inMemory(pglite);
  await fill(db);
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await writeFile(path, dump.stream());
}

async function makeTables(db: Db): Promise<void> {
  await migrate(db);
  await prepareQueue(db);
}

async function writeFolder(path: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: path });
  await prepareQueue(db);
  await close();
}

async function fingerprint(): Promise<string> {
  const packages = new URL('../../../package-lock.json', import.meta.url);
  const folders = ['./', './migrations/', '../jobs/'].map((path) => new URL(path, import.meta.url));
  // The queue's statistics have a table for each day, made for today and tomorrow.
  const today = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(today);
  for (const file of [packages, ...(await Promise.all(folders.map(files))).flat()]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function files(folder: URL): Promise<URL[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.sort().map((name) => new URL(name, folder));
}
