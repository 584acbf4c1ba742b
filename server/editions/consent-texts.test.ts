import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentVersion } from '../../core/editions/consent-version.ts';
import { Draft } from '../../core/editions/draft.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';
import { testDatabase } from '../platform/db/testing.ts';
import { findConsentTexts } from './consent-texts.ts';
import { clearEditions, publish, saveDraft } from './store.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

const AT = new Date('2026-11-29T12:00:00Z');
const words = {
  id: 'study',
  kind: 'consent',
  title: 'May we write to you?',
  agreement: 'You may ask me about my skin.',
} as const;
const study = { ...words, version: consentVersion(words) };

async function store(id: string, members: readonly object[]): Promise<void> {
  const add = members.map((member) => ({ after: null, member }));
  const draft = Draft.parse({ version: 1, name: id, lists: { 'funnel/profile.profile.steps': { add } } });
  await saveDraft(db, { id, name: id, draft, build: 'build' }, AT);
}

test('what an edition asks visitors to agree to stays when the edition has gone, in the words of its version', async () => {
  const info = { id: 'pause', kind: 'info', title: 'A pause', illustration: 'night', button: 'On' };
  await store('first', [study, info]);
  await publish(db, 'first', AT);
  for (const later of ['built', 'first']) await publish(db, later, new Date(AT.getTime() + DAY_MS));
  await db.deleteFrom('edition_publications').execute();
  await clearEditions(db, new Date(AT.getTime() + 100 * DAY_MS));
  expect(await db.selectFrom('editions').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('consent_texts').selectAll().execute()).toEqual([
    { version: study.version, text: 'May we write to you?\nYou may ask me about my skin.', published_at: AT },
  ]);
});

test('what no visitor was asked is not kept', async () => {
  const other = { ...words, agreement: 'You may call me.' };
  await store('unseen', [{ ...other, version: consentVersion(other) }]);
  await publish(db, 'built', AT);
  expect(await findConsentTexts(db, [consentVersion(other), '2026-01'])).toEqual(new Map());
});
