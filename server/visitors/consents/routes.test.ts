import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentVersion } from '../../../content/pages/consent.ts';
import { FULL_CONSENT, NO_CONSENT } from '../../../core/consent/consent.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { consentRoutes } from './routes.ts';
import { effectiveConsent } from './store.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');
let db: Db;
let server: Server;
let now = new Date(AT);
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(consentRoutes({ db, now: () => now }));
});
beforeEach(async () => {
  now = new Date(AT);
  await db.deleteFrom('consents').execute();
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const choice = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: consentVersion,
  choices: FULL_CONSENT,
  gpc: false,
  at: AT,
  ...change,
});
const send = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/api/consents', payload, headers: { cookie: `visitor=${randomUUID()}`, ...headers } });
const records = () => db.selectFrom('consents').selectAll().orderBy('seq').execute();

test('a choice is kept with its words and its time, once, and with nothing that says whose it is', async () => {
  const sent = choice({ choices: { ...NO_CONSENT, statistics: true } });
  for (const response of [await send(sent), await send(sent)]) {
    expect([response.statusCode, response.json(), response.headers['set-cookie']]).toEqual([200, { success: true }, undefined]);
  }
  expect(await records()).toEqual([
    {
      id: sent.id,
      first_id: sent.id,
      seq: expect.anything(),
      version: consentVersion,
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      statistics: true,
      answers: false,
      ads: false,
      gpc: false,
      chosen_at: new Date(AT),
      created_at: now,
    },
  ]);
});

test('words that this release does not know are not vouched for', async () => {
  await send(choice({ version: 'long ago' }));
  expect(await records()).toMatchObject([{ version: 'long ago', text_hash: null }]);
});

test.each([
  ['the page', { gpc: true }, {}],
  ['the browser', {}, { 'sec-gpc': '1' }],
])('Global Privacy Control, told by %s, rules out ads', async (_by, change, headers) => {
  await send(choice(change), headers);
  expect(await records()).toMatchObject([{ statistics: true, answers: true, ads: false, gpc: true }]);
});

test('what is taken back stops counting, whichever choice somebody still holds, and nothing else does', async () => {
  const first = choice();
  const second = choice({ replaces: first.id, choices: { ...FULL_CONSENT, ads: false } });
  const other = choice();
  for (const one of [first, second, other]) await send(one);
  expect(await effectiveConsent(db, first.id, now)).toEqual({ statistics: true, answers: true, ads: false });
  expect(await effectiveConsent(db, other.id, now)).toEqual(FULL_CONSENT);
  await send(choice({ replaces: second.id, choices: NO_CONSENT }));
  expect(await effectiveConsent(db, first.id, now)).toEqual(NO_CONSENT);
  await send(choice({ replaces: second.id, choices: FULL_CONSENT }));
  expect(await effectiveConsent(db, first.id, now)).toEqual(NO_CONSENT);
});

test('nothing is allowed by a choice that nobody made, or that is more than a year old', async () => {
  const old = choice();
  await send(old);
  expect(await effectiveConsent(db, randomUUID(), now)).toEqual(NO_CONSENT);
  now = new Date(AT + 364 * DAY_MS);
  expect(await effectiveConsent(db, old.id, now)).toEqual(FULL_CONSENT);
  now = new Date(AT + 366 * DAY_MS);
  expect(await effectiveConsent(db, old.id, now)).toEqual(NO_CONSENT);
});

test.each([
  ['a name that is no UUID', { id: 'ann@example.com' }, 'id'],
  ['a purpose that nobody asked about', { choices: { ...FULL_CONSENT, profiling: true } }, 'choices'],
  ['half a choice', { choices: { statistics: true } }, 'choices.answers'],
  ['a yes that is none', { choices: { ...FULL_CONSENT, ads: 'yes' } }, 'choices.ads'],
  ['a time that is none', { at: 'today' }, 'at'],
  ['an unknown field', { email: 'ann@example.com' }, ''],
])('%s is refused and nothing is stored', async (_case, change, field) => {
  const response = await send(choice(change));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  expect(await records()).toEqual([]);
});
