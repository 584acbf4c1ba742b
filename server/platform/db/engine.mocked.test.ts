import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openEngine } from './engine.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, fsyncSync: vi.fn(real.fsyncSync) };
});

let folder: string;
let files: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'));
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
