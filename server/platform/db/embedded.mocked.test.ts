import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { openEmbedded } from './embedded.ts';
import { testDataDir } from './testing.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, chmod: vi.fn(real.chmod) };
});

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('embedded');
});
afterAll(() => rm(folder, { recursive: true }));

test('an open embedded database cannot be opened again, also not in the same process, and its rows are there for the next process', async () => {
  const first = await openEmbedded(folder);
  await first.engine.query('create table kept as select 7 as id');
  await expect(openEmbedded(folder)).rejects.toThrow(/^Another server is using the data in .*DATA_DIR/);
  await first.engine.query('insert into kept values (8)');
  await first.close();
  const again = await openEmbedded(folder);
  expect((await again.engine.query('select id from kept order by id')).rows).toEqual([{ id: 7 }, { id: 8 }]);
  await again.close();
});

test('an embedded database whose creation was interrupted is created anew', { tags: 'exhaustive' }, async () => {
  const fresh = join(folder, 'interrupted');
  await mkdir(join(fresh, 'postgres.unfinished', 'base'), { recursive: true });
  await writeFile(join(fresh, 'postgres.unfinished', 'PG_VERSION'), 'half');
  const embedded = await openEmbedded(fresh);
  expect((await embedded.engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await embedded.close();
  expect((await readdir(fresh)).sort()).toEqual(['lock', 'postgres']);
});

test('files that are no database are left as they are, and are not held', { tags: 'exhaustive' }, async () => {
  const strange = join(folder, 'strange');
  await mkdir(join(strange, 'postgres'), { recursive: true });
  await writeFile(join(strange, 'postgres', 'PG_VERSION'), '9.6\n');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(openEmbedded(strange)).rejects.toThrow(/^The database in .*strange could not be opened: /);
  }
  expect(await readdir(join(strange, 'postgres'))).toEqual(['PG_VERSION']);
});

test.each(['/proc/petalune', '/dev/null/petalune'])('a data folder that cannot be written is named: %s', async (dataDir) => {
  await expect(openEmbedded(dataDir)).rejects.toThrow(StartupError);
  await expect(openEmbedded(dataDir)).rejects.toThrow(new RegExp(`^The data folder ${dataDir} cannot be written`));
});

test('a file in place of the data folder is named', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openEmbedded(file)).rejects.toThrow(/^The data folder .*file cannot be written/);
});

describe('other users of the machine', () => {
  const open = (path: string) => chmod(path, 0o755);
  const isClosed = async (path: string) => ((await stat(path)).mode & 0o077) === 0;

  test('may enter neither the data folder nor a file in it, also where an older release left it open', async () => {
    await open(folder);
    await (await openEmbedded(folder)).close();
    const names = await readdir(folder, { recursive: true });
    expect(names).toContain(join('postgres', 'global', 'pg_control'));
    const withoutCaches = names.filter((name) => !name.endsWith('pg_internal.init')); // PGlite sets their mode
    const paths = ['.', ...withoutCaches].map((name) => join(folder, name));
    expect(await Promise.all(paths.map(isClosed))).not.toContain(false);
  });

  test('keep out of a data folder that cannot be closed, because it is refused', async () => {
    const made = join(folder, 'modeless');
    await mkdir(made);
    await open(made);
    vi.mocked(chmod).mockResolvedValueOnce(undefined); // a disk without file modes takes the call and forgets it
    await expect(openEmbedded(made)).rejects.toThrow(/^The data folder .*modeless is open to other users .* cannot be closed: /);
    expect(await readdir(made)).toEqual([]);
  });

  test.each([
    ['with other files', 0o755],
    ['for everybody’s files', 0o1777],
  ])('keep a folder %s, which is refused and not closed to them', async (name, mode) => {
    const shared = join(folder, name);
    await mkdir(shared);
    await writeFile(join(shared, name === 'with other files' ? 'letter.txt' : 'lock'), '');
    await chmod(shared, mode);
    await expect(openEmbedded(shared)).rejects.toThrow(/^The data folder .* holds other things and is open to other users: /);
    expect((await stat(shared)).mode & 0o7777).toBe(mode);
  });
});
