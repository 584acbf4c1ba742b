import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withEarlierFiles } from './earlier-files.ts';
import { body, NO_SITE, type Site } from './files.ts';

const HOUR_MS = 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00Z').getTime();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earlier-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

function release(...names: string[]): Site {
  const files = ['/quiz', ...names.map((name) => `/assets/${name}`)].map((path) => ({
    path,
    type: 'text/javascript; charset=utf-8',
    plain: body(Buffer.from(`code of ${path}`)),
    encoded: { br: body(Buffer.from(`small ${path}`)) },
  }));
  return { ...NO_SITE, files };
}

const start = async (site: Site, hours: number) => {
  const { site: served, keep } = await withEarlierFiles(site, folder, new Date(START + hours * HOUR_MS));
  await keep();
  return served.files.map(({ path }) => path);
};

test('the files of the release before answer for a day after it was replaced, and pages do not', async () => {
  expect(await start(release('a.js', 'shared.js'), 0)).toEqual(['/quiz', '/assets/a.js', '/assets/shared.js']);
  expect(await start(release('b.js', 'shared.js'), 500)).toEqual(['/quiz', '/assets/b.js', '/assets/shared.js', '/assets/a.js']);
  expect(await start(release('b.js', 'shared.js'), 523)).toContain('/assets/a.js');
  expect(await start(release('b.js', 'shared.js'), 524)).toEqual(['/quiz', '/assets/b.js', '/assets/shared.js']);
  expect((await readdir(join(folder, 'earlier-files/assets'))).sort()).toEqual(['b.js', 'b.js.br', 'shared.js', 'shared.js.br']);
});

test('a file of the release before is the same, compressed too', async () => {
  await start(release('workers/a.js'), 0);
  const { site } = await withEarlierFiles(release('b.js'), folder, new Date(START));
  expect(site.files.at(-1)).toEqual(release('workers/a.js').files.at(-1));
});

test('a release that is put back has its files for as long as it runs', async () => {
  await start(release('a.js'), 0);
  await start(release('b.js'), 1);
  expect(await start(release('a.js'), 2)).toEqual(['/quiz', '/assets/a.js', '/assets/b.js']);
  expect(await start(release('a.js'), 200)).toEqual(['/quiz', '/assets/a.js']);
  expect(await start(release('c.js'), 300)).toEqual(['/quiz', '/assets/c.js', '/assets/a.js']);
});

test.each([
  ['an index that was cut', async () => writeFile(join(folder, 'earlier-files/index.json'), '{"/assets/a')],
  [
    'an index that names files outside',
    async () => {
      await writeFile(join(folder, 'secret'), 'secret');
      await writeFile(join(folder, 'earlier-files/index.json'), INDEX_OUTSIDE);
    },
  ],
  ['a file that is gone', async () => rm(join(folder, 'earlier-files/assets/a.js'))],
])('a server starts with %s', async (_what, spoil) => {
  await start(release('a.js'), 0);
  await spoil();
  expect(await start(release('b.js'), 1)).toEqual(['/quiz', '/assets/b.js']);
  expect(await start(release('c.js'), 2)).toEqual(['/quiz', '/assets/c.js', '/assets/b.js']);
});

const INDEX_OUTSIDE = JSON.stringify({ '/assets/../../secret': { type: 'text/plain', encodings: [], replacedAt: null } });

test('a server that may not write serves its own files', async () => {
  await mkdir(join(folder, 'earlier-files'));
  await writeFile(join(folder, 'earlier-files/assets'), 'no folder');
  await chmod(join(folder, 'earlier-files'), 0o500);
  expect(await start(release('a.js'), 0)).toEqual(['/quiz', '/assets/a.js']);
  await chmod(join(folder, 'earlier-files'), 0o700);
});
