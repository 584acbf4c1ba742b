import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditionList } from '../../../core/api/operator/editions.ts';
import { editionId, publishDraft, renderDraft } from '../../editions/publish.ts';
import { saveDraft } from '../../editions/store.ts';
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

const list = async () => (await desk.inject('/api/editions')).json<EditionList>().editions;

test('drafts that programs handed over are listed with their note and their preview, and counted until one is published', async () => {
  expect(await list()).toEqual([]);
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
