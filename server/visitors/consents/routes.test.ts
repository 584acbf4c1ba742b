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

test('a consent choice is stored once with its text and time, and without the identity of the visitor', async () => {
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
      edition: null,
      chosen_at: new Date(AT),
      created_at: now,
    },
  ]);
});

test('a consent choice with an unknown version is stored without a hash of its text', async () => {
  await send(choice({ version: 'long ago' }));
  expect(await records()).toMatchObject([{ version: 'long ago', text_hash: null }]);
});

test.each([
  ['the page', { gpc: true }, {}],
  ['the browser', {}, { 'sec-gpc': '1' }],
])('a Global Privacy Control signal from %s rules out ads', async (_by, change, headers) => {
  await send(choice(change), headers);
  expect(await records()).toMatchObject([{ statistics: true, answers: true, ads: false, gpc: true }]);
});

test('a withdrawn consent also ends the earlier choices of the visitor, and no others', async () => {
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

test('a consent choice that is unknown or more than a year old allows nothing', async () => {
  const old = choice();
  await send(old);
  expect(await effectiveConsent(db, randomUUID(), now)).toEqual(NO_CONSENT);
  now = new Date(AT + 364 * DAY_MS);
  expect(await effectiveConsent(db, old.id, now)).toEqual(FULL_CONSENT);
  now = new Date(AT + 366 * DAY_MS);
  expect(await effectiveConsent(db, old.id, now)).toEqual(NO_CONSENT);
});

test.each([
  ['an id that is no UUID', { id: 'ann@example.com' }, 'id'],
  ['an unknown purpose', { choices: { ...FULL_CONSENT, profiling: true } }, 'choices'],
  ['missing purposes', { choices: { statistics: true } }, 'choices.answers'],
  ['a text in place of a boolean', { choices: { ...FULL_CONSENT, ads: 'yes' } }, 'choices.ads'],
  ['an invalid time', { at: 'today' }, 'at'],
  ['a year of six digits', { at: Date.UTC(100_000, 0) }, 'at'],
  ['an unknown field', { email: 'ann@example.com' }, ''],
])('a consent choice with %s is refused and not stored', async (_case, change, field) => {
  const response = await send(choice(change));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  expect(await records()).toEqual([]);
});
