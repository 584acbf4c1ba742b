import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { casesOf } from '../../core/testing.ts';
import type { Db } from '../platform/db/client.ts';
import { testDatabase } from '../platform/db/testing.ts';
import type { Pages, SiteEditions } from '../platform/site/routes.ts';
import { liveEditionsOf } from './live.ts';
import { publishDraft } from './publish.ts';
import { openRenderer, type Renderer } from './renderer.ts';
import { listEditions, readPublications } from './store.ts';
import { AGE, draftOf, testRenderer } from './testing.ts';

const renderer = testRenderer();
const now = () => new Date('2026-11-29T12:00:00Z');

let db: Db;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  db = await testDatabase();
  await publish('What is your age?');
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const end of ends.splice(0)) await end();
  await db.destroy();
});

async function publish(text: string, by: Renderer = renderer): Promise<string> {
  return (await publishDraft({ db, renderer: by, now }, draftOf({ [AGE]: text }))).id ?? 'refused';
}

/** What visits that begin now read. */
async function serving() {
  const errors: unknown[] = [];
  const serve: SiteEditions = liveEditionsOf({ db, within: () => false, onError: (error) => errors.push(error), now }).serve;
  const site = await serve<Pages>(async (pages) => pages);
  ends.push(() => site.stop());
  return {
    errors,
    says: () => /<p>(.*)<\/p>/.exec(site.pick({ path: '/', preview: undefined, kept: undefined }).edition?.files['/'] ?? '')?.[1],
    refresh: () => vi.advanceTimersByTimeAsync(1000),
  };
}

/** The publication fails and says so, visitors read what they read before, and the next one reaches them. */
async function failsWhole(by: Renderer, says: RegExp, mend: () => Promise<unknown> | unknown): Promise<void> {
  const { says: read, refresh } = await serving();
  const before = await readPublications(db);
  await expect(publish('Your age?', by)).rejects.toThrow(says);
  await refresh();
  expect(read()).toBe('What is your age?');
  await mend();
  expect(await readPublications(db)).toEqual(before);
  const id = await publish('Your age?');
  await refresh();
  await vi.waitFor(() => expect(read()).toBe('Your age?'));
  expect((await readPublications(db)).at(-1)?.edition).toBe(id);
  expect(await listEditions(db)).toHaveLength(2);
}

const NOTHING = /Nothing was published: visitors read what they read before/;

describe('a publication changes nothing, says so and can be done again when its renderer', () => {
  const ENDS = [
    ['throws', `throw new Error('It broke.');`, /could not be rendered \(It broke.\)/],
    ['ends', 'process.exit(0);', /ended before it was done/],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));', /memory limit/],
  ] as const;
  test.each(casesOf(ENDS, 2))('%s', async (_what, code, says) => {
    const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
    ends.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'thread.js'), code);
    await writeFile(join(folder, 'built.json'), '{}');
    await writeFile(join(folder, 'content.json'), JSON.stringify(renderer.content));
    const dying = await openRenderer(pathToFileURL(`${folder}/`));
    await failsWhole(dying, new RegExp(`${says.source}.*${NOTHING.source}`), () => {});
  });
});

/** As PostgreSQL refuses a write when its disk is full. */
async function fillDisk(table: 'editions' | 'edition_publications', write: 'insert' | 'delete'): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  const each = write === 'delete' ? sql.raw('statement') : sql.raw('row');
  await sql`create trigger full_disk before ${sql.raw(write)} on ${sql.table(table)} for each ${each} execute function refuse()`.execute(
    db,
  );
}

describe('a publication changes nothing, says so and can be done again when the disk is full', () => {
  test.each([
    ['while its pages are stored', 'editions', 'insert', NOTHING],
    ['while it is switched', 'edition_publications', 'insert', /says what visitors read/],
    ['while those before it are cleared', 'edition_publications', 'delete', /says what visitors read/],
  ] as const)('%s', async (_when, table, write, says) => {
    await fillDisk(table, write);
    await failsWhole(renderer, new RegExp(`No space left on device.*${says.source}`), () =>
      sql`drop function refuse cascade`.execute(db),
    );
  });
});

describe('a publication changes nothing, says so and can be done again when the database goes away', () => {
  const away = () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  };
  test('while pages are rendered', async () => {
    const leaving: Renderer = {
      ...renderer,
      render: async (draft) => {
        vi.spyOn(db, 'insertInto').mockImplementation(away);
        return renderer.render(draft);
      },
    };
    await failsWhole(leaving, new RegExp(`ECONNREFUSED.*${NOTHING.source}`), () => vi.restoreAllMocks());
  });

  test('before it is switched', async () => {
    vi.spyOn(db, 'transaction').mockReturnValue({ execute: async () => away() } as never);
    await failsWhole(renderer, /ECONNREFUSED.*says what visitors read/, () => vi.restoreAllMocks());
  });
});

test('an edition whose pages cannot be read is reported once, and keeps visitors neither from the one before nor from the next', async () => {
  const { says, refresh, errors } = await serving();
  const broken = await publish('Your age?');
  await sql`update editions set pages = 'no pages' where id = ${broken}`.execute(db);
  const asked = vi.spyOn(db, 'selectFrom');
  // A server asks again only once it has its answer, so the first two of three were read to their end.
  await vi.waitFor(async () => {
    await refresh();
    expect(asked.mock.calls.filter(([table]) => table === 'edition_publications').length).toBeGreaterThanOrEqual(3);
  });
  expect([says(), errors.length]).toEqual(['What is your age?', 1]);
  const restarted = await serving();
  expect([restarted.says(), restarted.errors.length]).toEqual(['What is your age?', 1]);
  await publish('Tell us your age');
  await refresh();
  await vi.waitFor(() => expect([says(), restarted.says()]).toEqual(['Tell us your age', 'Tell us your age']));
});
