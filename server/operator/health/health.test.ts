import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { testDatabase } from '../../db/testing.ts';
import { type TestQueue, testQueue } from '../../jobs/testing.ts';
import { outsideOf } from './outside.ts';
import { readHealth } from './report.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const NOBODY = {
  companion: undefined,
  webhook: undefined,
  mailchimp: undefined,
  amplitude: undefined,
  reported: [],
  geocoder: undefined,
  openMeteo: undefined,
};
const COMPANION = { url: new URL('https://api.example.com'), user: 'funnel', password: 'secret' };
let db: Db;
let queue: TestQueue;
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => NOW);
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

async function others(change: object) {
  const outside = outsideOf({ ...NOBODY, ...change });
  const own = { dataDir: tmpdir(), embedded: true, payment: 'sandbox', mail: 'mailbox', version: '1', outside } as const;
  const { checks } = await readHealth({ db, ...own, now: () => NOW });
  return checks.find(({ id }) => id === 'outside');
}

test('who is switched on is named, by name alone, and what fails to reach them is counted', async () => {
  expect(await others({})).toEqual({ id: 'outside', state: 'good', facts: {} });
  const some = { companion: COMPANION, reported: ['meta'] as const };
  expect(await others(some)).toEqual({ id: 'outside', state: 'good', facts: { 'companion app': 'on', 'ad platforms': 'on' } });
  await queue.add(db, 'app-deletion', { email: 'ann@example.com' }, { subject: 'ann@example.com' });
  queue.work({ 'app-deletion': () => Promise.reject(new Error('Away.')) });
  await queue.drain();
  const failing = await others(some);
  expect(failing).toEqual({ id: 'outside', state: 'wait', facts: { 'companion app': '1 failing', 'ad platforms': 'on' } });
});
