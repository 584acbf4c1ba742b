import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exportCopy } from '../../../content/pages/account.ts';
import { buyer, mailedToken } from '../../money/manage/testing.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { confirmAddress, hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { eraseAddress } from '../erasure/erase.ts';
import { personalTables } from '../erasure/tables.ts';
import { privacyFixture } from '../erasure/testing.ts';

const shop = openBeforeAll(privacyFixture);
beforeEach(() => {
  shop.mails.length = 0;
});

async function mailed(email: string): Promise<string> {
  await shop.ask('/export-links', { email });
  await shop.queue.drain();
  return mailedToken(shop, 'export-link', email);
}

test('an export names every table that can hold personal data, and holds the rows of the person', async () => {
  const ann = await buyer(shop, { email: 'ann@example.com', answers: { gender: 'female' } });
  const response = await shop.ask('/exports', { token: await mailed(ann.email) });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  });
  const file = response.json();
  expect(file).toMatchObject({ about: ann.email, madeAt: expect.any(String) });
  expect(Object.keys(file.held)).toEqual(personalTables.map(([table]) => table));
  expect(file.held.leads).toMatchObject([{ email: ann.email, source: 'checkout' }]);
  expect(file.held.submissions).toMatchObject([{ answers: { gender: 'female' } }]);
  expect(file.held.subscriptions).toMatchObject([{ id: ann.id, status: 'active' }]);
  expect(file.held.payments).toHaveLength(1);
  expect(file.held.consent_records).toHaveLength(2);
});

test('an export holds no token and no data of another person', async () => {
  const joann = await buyer(shop, { email: 'joann@example.com' });
  const ann = await shop.db.selectFrom('leads').select('visitor_id').where('email', '=', 'ann@example.com').executeTakeFirst();
  const response = await shop.ask('/exports', { token: await mailed('ann@example.com') });
  expect(response.body).not.toContain('joann');
  expect(response.body).not.toContain('token_hash');
  // Neither what a browser is known by, nor the cookie that it proves it with.
  for (const key of ['visitor_id', ann?.visitor_id ?? 'nothing', joann.visitor]) expect(response.body).not.toContain(key);
});

test('an export tells the text of a consent that an edition asked for', async () => {
  const { email } = await buyer(shop, { email: 'may@example.com', answers: { gender: 'female' } });
  const agreed = { question: 'study', answer: 'Agreed to version words-0abc at 2026-11-29T12:00:00.000Z' };
  const built = { question: 'news', answer: 'Agreed to version 2026-01 at 2026-11-29T12:00:00.000Z' };
  await shop.db
    .updateTable('submissions')
    .set({ question_answers: JSON.stringify([agreed, built]) })
    .where('email', '=', email)
    .execute();
  await shop.db
    .insertInto('consent_texts')
    .values({ version: 'words-0abc', text: 'You may ask me.', published_at: new Date() })
    .execute();
  const { held } = await copyIn(email);
  expect(held.submissions).toMatchObject([{ agreed_to: [{ version: 'words-0abc', text: 'You may ask me.' }] }]);
});

const OTHER = [{ question: 'skinType', answer: 'Dry' }];
const typedIn = (visitor: string, email: string) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/receiveWebQuizData',
    cookies: { visitor },
    payload: [{ question: 'email', answer: email }, ...OTHER],
  });
const copyIn = async (email: string, cookies: Readonly<Record<string, string>> = {}) =>
  (await shop.office.inject({ method: 'POST', url: '/api/exports', payload: { token: await mailed(email) }, cookies })).json();

test('an export hands out answers only of an order, of a confirmed browser, or of the one that asks', async () => {
  const { email, visitor } = await buyer(shop, { email: 'mia@example.com', answers: { gender: 'female' } });
  const stranger = randomUUID();
  await typedIn(stranger, email);
  await typedIn(visitor, email);
  await confirmAddress(shop.db, visitorId(visitor), email);
  const file = await copyIn(email);
  expect(file.held.submissions).toHaveLength(2);
  expect(file.leftOut).toEqual([{ table: 'submissions', rows: 1, why: exportCopy.unproven }]);
  const there = await copyIn(email, { visitor: stranger });
  expect([there.held.submissions.length, there.leftOut]).toEqual([3, []]);
});

test('an export confirms its address for the browser that opened the link', async () => {
  const email = 'asked@example.com';
  const visitor = randomUUID();
  await typedIn(randomUUID(), email);
  await copyIn(email, { visitor });
  expect(await hasConfirmedAddress(shop.db, visitorId(visitor), email)).toBe(true);
});

test('an export confirms its address for a browser that did nothing here before', async () => {
  const email = 'asked-again@example.com';
  await typedIn(randomUUID(), email);
  const payload = { token: await mailed(email) };
  const { cookies } = await shop.office.inject({ method: 'POST', url: '/api/exports', payload });
  const visitor = cookies.find(({ name }) => name === 'visitor')?.value ?? '';
  expect(await hasConfirmedAddress(shop.db, visitorId(visitor), email)).toBe(true);
});

test('an address that somebody mistyped hands out nothing of what they answered, and a deletion removes it', async () => {
  const email = 'mistyped@example.com';
  await typedIn(randomUUID(), email);
  expect(JSON.stringify((await copyIn(email)).held)).not.toContain('Dry');
  await eraseAddress(shop.db, email);
  expect(await shop.db.selectFrom('submissions').select('id').where('email', '=', email).execute()).toEqual([]);
});

test('an order that moved takes its answers along into the copy of its new address', async () => {
  const { id } = await buyer(shop, { email: 'before@example.com', answers: { gender: 'female' } });
  await shop.db.updateTable('subscriptions').set({ email: 'after@example.com' }).where('id', '=', id).execute();
  expect((await copyIn('after@example.com')).held.submissions).toMatchObject([{ answers: { gender: 'female' } }]);
});
