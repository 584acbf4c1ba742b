import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Db } from './client.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** A fresh, empty database in memory with all tables, in a third of a second; `db.destroy()` ends it. */
export async function testDatabase(): Promise<Db> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await template())]) });
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
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
  const engine = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  const files = (await readdir(folder)).sort().map((name) => new URL(name, folder));
  const hash = createHash('sha256');
  for (const file of [engine, ...files]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
