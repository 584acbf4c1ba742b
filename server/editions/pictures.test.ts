import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Draft } from '../../core/editions/draft.ts';
import { bytes, exif, jpeg, jpegWith, png } from '../../core/pictures/testing.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';
import { testDatabase } from '../platform/db/testing.ts';
import { buildServer } from '../platform/http/server.ts';
import { oneHost } from '../platform/http/testing.ts';
import { NO_SITE } from '../platform/site/files.ts';
import { siteRoutes } from '../platform/site/routes.ts';
import { liveEditionsOf } from './live.ts';
import {
  clearPictures,
  factsOf,
  listPictures,
  namedPicture,
  picturesIn,
  readPictures,
  savePictures,
  withPictures,
} from './pictures.ts';
import { draftProblems, publishDraft } from './publish.ts';
import { clearEditions } from './store.ts';
import { testRenderer } from './testing.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const LATER = new Date(NOW.getTime() + 31 * DAY_MS);
const DRAWING = 'funnel/profile.profile.steps.age.drawing';
const picture = namedPicture(jpegWith(0xffe1, bytes('Exif\0\0', exif(1))));
const draft = Draft.parse({ version: 1, name: 'Pictures', texts: { [DRAWING]: picture.name } });

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await db.deleteFrom('edition_publications').execute();
  await db.deleteFrom('editions').execute();
  await db.deleteFrom('pictures').execute();
});

/** Of which a question has a drawing. */
function drawnRenderer(pictures = {}) {
  const renderer = testRenderer();
  const steps = [{ id: 'age', title: 'How old are you?', drawing: 'mirror' }];
  return withPictures({ ...renderer, content: { 'funnel/profile.profile': { steps } } }, pictures);
}

describe('a picture that an operator brought', () => {
  it('is stored once, without its place, under a name of what it shows', async () => {
    expect(namedPicture(jpeg).name).toBe(picture.name);
    await savePictures(db, [picture], NOW);
    await savePictures(db, [namedPicture(jpeg)], NOW);
    expect(await listPictures(db)).toEqual({ [picture.name]: { type: 'jpeg', width: 8, height: 6, bytes: jpeg.length } });
    const [stored] = await readPictures(db, [picture.name, 'picture-0000000000000000']);
    expect(stored?.content).toEqual(Buffer.from(jpeg));
  });

  it('can be named by drafts from then on', async () => {
    const problemsNow = async () => draftProblems(drawnRenderer(await listPictures(db)), draft).map(({ grade }) => grade);
    expect(await problemsNow()).toEqual(['error']);
    await savePictures(db, [picture], NOW);
    expect(await problemsNow()).not.toContain('error');
  });

  it('is sent once an edition that names it is published, with a cache header for ever', async () => {
    await savePictures(db, [picture], NOW);
    const address = `/assets/${picture.name.slice(8)}/picture.jpg`;
    const get = async () => {
      const app = buildServer({ trustProxy: false, logLevel: 'silent' });
      const { serve: editions } = liveEditionsOf({ db, within: () => false, onError: () => {}, now: () => NOW });
      await app.register(
        siteRoutes({ site: NO_SITE, ...oneHost('https://petalune.example'), anyOrigin: false, formTargets: [], editions }),
      );
      const answer = await app.inject({ url: address });
      await app.close();
      return answer;
    };
    expect((await get()).statusCode).toBe(404);
    const renderer = drawnRenderer(await listPictures(db));
    expect((await publishDraft({ db, renderer, now: () => NOW }, draft)).id).not.toBeNull();
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload).toEqual(Buffer.from(jpeg));
  });

  it('goes a month after it was brought, but for those that an edition names', async () => {
    const other = namedPicture(png(8, 6));
    await savePictures(db, [picture, other], NOW);
    await publishDraft({ db, renderer: drawnRenderer(await listPictures(db)), now: () => NOW }, draft);
    await clearEditions(db, LATER);
    expect(Object.keys(await listPictures(db))).toEqual([picture.name]);
    await db.deleteFrom('edition_publications').execute();
    await clearEditions(db, LATER);
    expect(await listPictures(db)).toEqual({});
  });

  it('stays for another month when it is brought again', async () => {
    await savePictures(db, [picture], NOW);
    await savePictures(db, [picture], LATER);
    await clearPictures(db, LATER);
    expect(Object.keys(await listPictures(db))).toEqual([picture.name]);
  });
});

describe('the pictures of a file', () => {
  const base64 = Buffer.from(picture.content).toString('base64');

  it('are known to its draft before they are stored', () => {
    const brought = picturesIn({ pictures: { [picture.name]: base64 } });
    expect(draftProblems(drawnRenderer(factsOf(brought)), draft).map(({ grade }) => grade)).not.toContain('error');
    expect(picturesIn({})).toEqual([]);
  });

  it('are refused under the name of another, and where they are none', () => {
    expect(() => picturesIn({ pictures: { 'picture-0000000000000000': base64 } })).toThrow('another picture under the name');
    expect(() => picturesIn({ pictures: { [picture.name]: 'AAAA' } })).toThrow('It is no PNG, JPEG or WebP file');
  });
});
