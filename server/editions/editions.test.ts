import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Draft } from '../../core/editions/draft.ts';
import { BUILT } from '../../core/editions/pick.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';
import { testDatabase } from '../platform/db/testing.ts';
import { buildServer, type Server } from '../platform/http/server.ts';
import { oneHost } from '../platform/http/testing.ts';
import { renderedFile, type Site } from '../platform/site/files.ts';
import { siteRoutes } from '../platform/site/routes.ts';
import { liveEditionsOf } from './live.ts';
import { publishDraft, renderDraft } from './publish.ts';
import { renewPublished } from './renew.ts';
import { rollBackEdition } from './roll-back.ts';
import { clearEditions, findPublished, listEditions, publish, readPublications } from './store.ts';
import { AGE, draftOf, testRenderer } from './testing.ts';

const renderer = testRenderer();
const ORIGIN = 'https://petalune.example';
const within = (path: string) => path === '/quiz2';

let db: Db;
let at: number;
const now = () => new Date(at);
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  at = Date.parse('2026-11-29T12:00:00Z');
  await db.deleteFrom('edition_publications').execute();
  await db.deleteFrom('editions').execute();
});
const servers: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

/** Serves the pages as built, and what is published from now on. */
async function serving() {
  const { files } = await renderer.render(draftOf({}));
  const site: Site = {
    files: Object.entries(files).map(([path, text]) => renderedFile(path, text)),
    originPlaceholder: 'https://public-url.invalid',
    hashes: {},
    tagScript: '',
  };
  const app = buildServer({ trustProxy: false, logLevel: 'silent' });
  const errors: unknown[] = [];
  const { serve: editions, of } = liveEditionsOf({ db, within, onError: (error) => errors.push(error), now });
  app.register(siteRoutes({ site, ...oneHost(ORIGIN), anyOrigin: false, formTargets: [], editions }));
  await app.ready();
  servers.push(app);
  return {
    errors,
    of,
    async get(url: string, kept?: string) {
      const { body, headers, statusCode } = await app.inject({ url, headers: kept ? { cookie: `__Host-edition=${kept}` } : {} });
      return {
        says: /<p>(.*)<\/p>/.exec(body)?.[1] ?? body,
        words: /data-words="([^"]*)"/.exec(body)?.[1] ?? '',
        cookie: headers['set-cookie'],
        statusCode,
      };
    },
    /** What happens once a second. */
    nextSecond: () => vi.advanceTimersByTimeAsync(1000),
  };
}

const published = async (text: string) => {
  const { id, problems } = await publishDraft({ db, renderer, now }, draftOf({ [AGE]: text }));
  if (id === null) throw new Error(problems.map(({ says }) => says).join());
  return id;
};

describe('a published edition', () => {
  it('is sent to visits that begin, a second later and without a new start', async () => {
    const { get, nextSecond } = await serving();
    expect(await get('/')).toMatchObject({ says: 'How old are you?', cookie: undefined });
    const id = await published('What is your age?');
    expect((await get('/')).says).toBe('How old are you?');
    await nextSecond();
    await vi.waitFor(async () => expect((await get('/')).says).toBe('What is your age?'));
    expect((await get('/')).cookie).toBe(`__Host-edition=${id}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`);
  });

  it('leaves visits in the words that they began in for a day, with all their files', async () => {
    const first = await published('What is your age?');
    at += 2 * DAY_MS;
    const second = await published('Tell us your age');
    const { get, nextSecond } = await serving();
    const earlier = await get('/quiz2', first);
    expect([earlier.says, earlier.cookie]).toEqual(['What is your age?', undefined]);
    expect((await get(earlier.words)).statusCode).toBe(200);
    // A browser without a cookie began its visit when one edition was live alone.
    expect(await get('/quiz2')).toMatchObject({ says: 'What is your age?', cookie: expect.stringContaining(first) });
    expect(await get('/quiz1')).toMatchObject({ says: 'Tell us your age', cookie: expect.stringContaining(second) });
    at += DAY_MS;
    await nextSecond();
    await vi.waitFor(async () => expect((await get(earlier.words)).statusCode).toBe(404));
    expect(await get('/quiz2', first)).toMatchObject({ says: 'Tell us your age', cookie: undefined });
  });

  it('has a page for a step that the build does not have, which other visits do not find', async () => {
    const draft = Draft.parse({ version: 1, name: 'More', lists: { 'funnel/profile.profile.steps': {} } });
    const id = await renderDraft({ db, renderer }, draft);
    const { get } = await serving();
    expect(await get(`/quiz3?edition=${id}`)).toMatchObject({ statusCode: 200, cookie: expect.stringContaining(id) });
    expect((await get('/quiz3', id)).statusCode).toBe(200);
    expect((await get('/quiz3')).statusCode).toBe(404);
    expect((await get(`/quiz4?edition=${id}`)).statusCode).toBe(404);
  });

  it('has no page for a step that it removed, and says so in its own words, while other visits find it', async () => {
    const lists = { 'funnel/profile.profile.steps': { remove: ['skin'] } };
    const draft = Draft.parse({ version: 1, name: 'Fewer', lists, texts: { [AGE]: 'Your age?' } });
    const id = await renderDraft({ db, renderer }, draft);
    const { get } = await serving();
    expect(await get(`/quiz1?edition=${id}`)).toMatchObject({ statusCode: 200, says: 'Your age?' });
    expect(await get('/quiz2', id)).toMatchObject({ statusCode: 404, says: 'Your age?' });
    expect(await get('/quiz2')).toMatchObject({ statusCode: 200, says: 'How old are you?' });
    expect(await get('/quiz9')).toMatchObject({ statusCode: 404, says: 'How old are you?' });
  });

  it('is stored without choices of the design where its draft has none, which an earlier release does not know', async () => {
    const id = await published('What is your age?');
    const { draft } = await db.selectFrom('editions').select('draft').where('id', '=', id).executeTakeFirstOrThrow();
    expect(Object.keys(draft)).not.toContain('design');
  });

  it('is there when a server starts', async () => {
    await published('What is your age?');
    expect((await (await serving()).get('/')).says).toBe('What is your age?');
  });

  it('gives way to the pages as built when those are published again', async () => {
    await published('What is your age?');
    await publish(db, BUILT, now());
    expect((await (await serving()).get('/')).says).toBe('How old are you?');
  });

  it('goes on while the database is away', async () => {
    await published('What is your age?');
    const { get, nextSecond, errors } = await serving();
    vi.spyOn(db, 'selectFrom').mockImplementation(() => {
      throw new Error('The database is away.');
    });
    await nextSecond();
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await nextSecond();
    expect(errors).toHaveLength(1);
    expect((await get('/')).says).toBe('What is your age?');
  });
});

describe('a draft', () => {
  it('that is refused changes nothing', async () => {
    const { id, problems } = await publishDraft({ db, renderer, now }, draftOf({ [AGE]: '' }));
    expect([id, problems.map(({ path }) => path)]).toEqual([null, [AGE]]);
    expect([await listEditions(db), await readPublications(db)]).toEqual([[], []]);
  });

  it('whose renderer fails changes nothing', async () => {
    const broken = { ...renderer, render: () => Promise.reject(new Error('The renderer ended before it was done.')) };
    await expect(publishDraft({ db, renderer: broken, now }, draftOf({ [AGE]: 'Your age?' }))).rejects.toThrow('renderer ended');
    expect([await listEditions(db), await readPublications(db)]).toEqual([[], []]);
  });

  it('is looked at by the address of its preview, on all pages', async () => {
    const id = await renderDraft({ db, renderer }, draftOf({ [AGE]: 'Your age?' }));
    const { get } = await serving();
    expect(await get(`/?edition=${id}`)).toMatchObject({ says: 'Your age?', cookie: expect.stringContaining(id) });
    const { says, words } = await get('/quiz2', id);
    expect(says).toBe('Your age?');
    expect((await get(words)).statusCode).toBe(200);
    expect((await get('/')).says).toBe('How old are you?');
  });

  it.each(['0000000000000000', '../../etc', ''])('that is not there has no preview (%s)', async (id) => {
    expect(await (await serving()).get(`/?edition=${id}`)).toMatchObject({ says: 'How old are you?', cookie: undefined });
  });

  it('that is published twice is one edition', async () => {
    expect(await published('Your age?')).toBe(await published('Your age?'));
    expect(await listEditions(db)).toHaveLength(1);
  });
});

describe('another build', () => {
  it('goes on with the published words, on its own scripts', async () => {
    const id = await published('Your age?');
    const renewed = await renewPublished({ db, renderer: testRenderer('build-2'), now });
    expect(renewed).toEqual({ id: expect.not.stringContaining(id), left: [] });
    const { get } = await serving();
    const { says, words } = await get('/');
    expect(says).toBe('Your age?');
    expect((await get(words)).says).toContain('build-2');
  });

  it('says what no longer fits, and keeps the rest', async () => {
    await publishDraft(
      { db, renderer, now },
      draftOf({ [AGE]: 'Your age?', 'funnel/profile.profile.steps.skin.title': 'Your skin?' }),
    );
    const renewed = await renewPublished({ db, renderer: testRenderer('build-2', 'How old are you, {name}?'), now });
    expect(renewed?.left.map(({ path }) => path)).toEqual([AGE]);
    expect((await listEditions(db)).map(({ changes }) => changes)).toEqual([2, 1]);
    expect(await findPublished(db)).toMatchObject({ id: renewed?.id, name: 'Spring', leftOut: [AGE] });
  });

  it.each([
    ['the pages as built', async () => publish(db, BUILT, now())],
    ['an edition of the same build', async () => void (await published('Your age?'))],
  ])('leaves %s as they are', async (_, prepare) => {
    await prepare();
    expect(await renewPublished({ db, renderer, now })).toBeUndefined();
    expect(await readPublications(db)).toHaveLength(1);
  });
});

describe('rolling back', () => {
  const back = (to?: string, by = renderer) => rollBackEdition({ db, renderer: by, now }, to);

  it('publishes what was published before, and at last the pages as built', async () => {
    const first = await published('Your age?');
    await published('Tell us your age');
    expect((await back()).id).toBe(first);
    expect((await back(BUILT)).id).toBe(BUILT);
    expect((await readPublications(db)).at(-1)?.edition).toBe(BUILT);
  });

  it('passes over the edition that is published now on another build', async () => {
    await published('Your age?');
    const other = testRenderer('build-2');
    await renewPublished({ db, renderer: other, now });
    expect((await back(undefined, other)).id).toBe(BUILT);
  });

  it('is refused where nothing was published before, and to what is not stored', async () => {
    await expect(back()).rejects.toThrow('The edition built is published already.');
    await expect(back('0000000000000000')).rejects.toThrow('There is no edition 0000000000000000.');
    expect(await readPublications(db)).toEqual([]);
  });
});

it('editions that were replaced long ago are cleared, and those that can be put back are kept', async () => {
  const ids: string[] = [];
  for (let day = 0; day < 25; day += 1) {
    ids.push(await published(`Your age${' now'.repeat(day)}?`));
    at += DAY_MS;
  }
  ids.unshift(await renderDraft({ db, renderer }, draftOf({ [AGE]: 'Unseen?' })));
  const kept = async () => {
    await clearEditions(db, now());
    return (await listEditions(db)).map(({ id }) => id);
  };
  at = Date.now() + DAY_MS;
  expect(await kept()).toHaveLength(26);
  at += 60 * DAY_MS;
  expect(new Set(await kept())).toEqual(new Set(ids.slice(-20)));
});
