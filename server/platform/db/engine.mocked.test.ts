import { fsyncSync } from 'node:fs';
import { chmod, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openEngine } from './engine.ts';
import { testDataDir } from './testing.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, fsyncSync: vi.fn(real.fsyncSync) };
});

let folder: string;
let files: string;
beforeAll(async () => {
  folder = await testDataDir('engine');
  files = join(folder, 'postgres');
});
afterAll(() => rm(folder, { recursive: true }));

test('a commit is on the disk before it is acknowledged: every one of them is fsynced', async () => {
  const { pglite, close } = await openEngine(files);
  const settings = await pglite.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method')",
  );
  expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
  });
  await pglite.exec('create table counted (id int primary key)');

  const syncs = vi.mocked(fsyncSync).mock.calls.length;
  for (let id = 0; id < 50; id++) {
    await pglite.query('insert into counted values ($1)', [id]);
    expect(vi.mocked(fsyncSync).mock.calls.length - syncs).toBeGreaterThan(id);
  }
  await pglite.query('select * from counted');
  expect(vi.mocked(fsyncSync).mock.calls.length - syncs).toBeLessThan(60);
  await close();
});

afterEach(() => vi.useRealTimers());

test('the log is folded into the tables every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { pglite, close } = await openEngine(files);
  const redo = async () =>
    (await pglite.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]?.at;
  const before = await redo();
  vi.advanceTimersByTime(5 * 60 * 1000);
  expect(await redo()).not.toBe(before);
  await close();
});

test('a database begins as a copy of the one that a release brings, which only its own user may read', async () => {
  const brought = join(await testDataDir('brought'), 'postgres');
  await Promise.all([brought, join(brought, 'PG_VERSION')].map((path) => chmod(path, 0o755)));
  const copy = join(folder, 'copy');
  const { pglite, close } = await openEngine(copy, brought);
  const { rows } = await pglite.query("select to_regclass('kysely_migration') is not null as there");
  await close();
  await rm(dirname(brought), { recursive: true });
  expect(rows).toEqual([{ there: true }]);
  for (const path of [copy, join(copy, 'PG_VERSION')]) expect((await stat(path)).mode & 0o077).toBe(0);
});
