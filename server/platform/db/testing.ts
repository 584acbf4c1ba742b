import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { Client } from 'pg';
import { type Db, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * A fresh, empty database with all tables; `db.destroy()` ends it. In memory, in a third of a second;
 * or, to run the tests on PostgreSQL, on the server that TEST_DATABASE_URL names, where it stays.
 */
export async function testDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server);
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await template())]) });
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
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

/** Creating and migrating a database takes seconds, so the result is kept on disk for every later test run. */
async function template(): Promise<Buffer> {
  const folder = join(tmpdir(), 'petalune-test-databases');
  const file = join(folder, `${await fingerprint()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

async function fingerprint(): Promise<string> {
  const folder = new URL('./migrations/', import.meta.url);
  const engine = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  const files = (await readdir(folder)).sort().map((name) => new URL(name, folder));
  const hash = createHash('sha256');
  for (const file of [engine, ...files]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
