import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditionList } from '../../../core/api/operator/editions.ts';
import { BUILT } from '../../../core/editions/pick.ts';
import { editionId, publishDraft, renderDraft } from '../../editions/publish.ts';
import { publish, saveDraft } from '../../editions/store.ts';
import { AGE, draftOf, testRenderer } from '../../editions/testing.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { readInboxCounts } from '../inbox/query.ts';
import { asOwner } from '../testing.ts';
import { operatorEditionRoutes } from './routes.ts';

const renderer = testRenderer();
const now = () => new Date('2026-11-29T12:00:00Z');
let db: Db;
let desk: ReturnType<typeof testServer>;
beforeAll(async () => {
  db = await testDatabase();
  desk = testServer(asOwner(operatorEditionRoutes({ db, publicUrl: new URL('https://petalune.example'), now })));
});
afterAll(async () => {
  await desk.close();
  await db.destroy();
});

const all = async () => (await desk.inject('/api/editions')).json<EditionList>();
const list = async () => (await all()).editions;

test('drafts that programs handed over are listed with their note and their preview, and counted until one is published', async () => {
  expect(await all()).toEqual({ built: { state: 'published', since: null, address: 'https://petalune.example/' }, editions: [] });
  const published = await publishDraft({ db, renderer, now }, draftOf({ [AGE]: 'Your age?' }));
  const by = { by: 'writer', note: 'Shorter.' };
  const handedOver = { ...draftOf({ [AGE]: 'Age?' }, 'Short'), ...by };
  const id = await renderDraft({ db, renderer }, handedOver);
  const begun = { ...draftOf({ [AGE]: 'How old?' }, 'Begun'), by: 'writer' };
  await saveDraft(db, { id: editionId(begun, renderer.build), name: 'Begun', draft: begun, build: renderer.build }, new Date());
  const editions = await list();
  expect(editions.map(({ name, state, changes, address }) => [name, state, changes, address !== null])).toEqual([
    ['Begun', 'draft', 1, false],
    ['Short', 'handed over', 1, true],
    ['Spring', 'published', 1, true],
  ]);
  expect(editions[1]).toMatchObject({ ...by, id, address: `https://petalune.example/?edition=${id}` });
  expect(editions[2]).toMatchObject({ id: published.id, by: null, note: null });
  expect((await readInboxCounts(db, now())).drafts).toBe(1);
  await publishDraft({ db, renderer, now }, handedOver);
  expect((await list()).map(({ name, state }) => [name, state])).toEqual([
    ['Begun', 'draft'],
    ['Short', 'published'],
    ['Spring', 'ending'],
  ]);
  expect((await readInboxCounts(db, now())).drafts).toBe(0);
});

test('the pages as built stand in the list, and what visitors read says since when', async () => {
  await db.deleteFrom('edition_publications').execute();
  const first = new Date('2026-11-20T08:00:00Z');
  const { id } = await publishDraft({ db, renderer, now: () => first }, draftOf({ [AGE]: 'Your age?' }));
  const read = async () => {
    const { built, editions } = await all();
    const edition = editions.find((each) => each.id === id);
    return [
      [built.state, built.since, built.address],
      [edition?.state, edition?.since],
    ];
  };
  expect(await read()).toEqual([
    ['stored', null, null],
    ['published', first.getTime()],
  ]);
  const back = new Date('2026-11-29T11:00:00Z');
  await publish(db, BUILT, back);
  expect(await read()).toEqual([
    ['published', back.getTime(), 'https://petalune.example/'],
    ['ending', first.getTime()],
  ]);
  await db.updateTable('edition_publications').set({ published_at: first }).execute();
  expect((await read())[1]).toEqual(['stored', null]);
});
