import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { Client } from 'pg';
import { DAY_MS } from '../../../core/time.ts';
import { prepareQueue } from '../jobs/prepare.ts';
import { type Db, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** In memory, or, to test on PostgreSQL, on the server of TEST_DATABASE_URL, where it stays. */
export async function testDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server);
  return fromDump(await template('memory.tar', (path) => writeDump(path, makeTables)));
}

/** In memory and without a table. */
export async function emptyDatabase(): Promise<Db> {
  return fromDump(await template('empty.tar', (path) => writeDump(path, async () => {})));
}

/** A test fills few pages, and nothing survives its end. */
const IN_MEMORY = Object.entries({ shared_buffers: '16MB', full_page_writes: 'off', synchronous_commit: 'off' });
const startParams = [...PGlite.defaultStartParams, ...IN_MEMORY.flatMap(([name, value]) => ['-c', `${name}=${value}`])];

async function fromDump(path: string): Promise<Db> {
  return inMemory(await PGlite.create({ loadDataDir: new Blob([await readFile(path)]), startParams }));
}

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
export async function writeOnce(path: string, write: (path: string) => Promise<void>): Promise<string> {
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
