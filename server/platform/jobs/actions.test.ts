import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryFilter } from '../../../core/api/operator/deliveries.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import { giveUpDelivery, retryDeliveries } from './actions.ts';
import { listDeliveries } from './list.ts';
import { GiveUp } from './queue.ts';
import { beginJob, type TestQueue, testQueue } from './testing.ts';

const START = new Date('2026-11-20T12:00:00Z');

let db: Db;
let now = START;
let queue: TestQueue;
const sent: string[] = [];
const send = vi.fn(async (_to: string) => {});
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now, {
    mail: async ({ to }) => {
      await send(to);
      sent.push(to);
    },
    webhook: async ({ eventId }) => {
      await send(eventId);
      sent.push(eventId);
    },
    'provider-event': async () => {
      throw new Error('the provider is away');
    },
  });
});
beforeEach(async () => {
  now = START;
  sent.length = 0;
  send.mockReset();
  await queue.clear();
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

const EVENT = '22222222-2222-4222-8222-22222222222';
const mail = (to: string, waitMs = 0) =>
  queue.add(db, 'mail', { template: 'ended', to, facts: { planId: 'year', endedOn: START.toISOString() } }, { waitMs });
const webhook = (number: number) =>
  queue.add(db, 'webhook', { eventId: `${EVENT}${number}`, listener: 'crm' }, { subject: 'ann' });
const failSends = () => send.mockRejectedValue(new Error('The receiver is away.'));
const list = async (filter: DeliveryFilter = {}) => (await listDeliveries(db, filter)).deliveries;
const idOf = async (to: string) => (await list({ state: 'owed', limit: 500 })).find((delivery) => delivery.to === to)?.id ?? '';

test('a pending delivery is listed with its state, attempts, next attempt and last error', async () => {
  await mail('ann@example.com');
  failSends();
  await queue.drain();
  await mail('bob@example.com', HOUR_MS);
  const [bob, ann] = [...(await list())].sort((a, b) => (b.nextAt ?? 0) - (a.nextAt ?? 0));
  expect(bob).toMatchObject({ job: 'mail', state: 'queued', attempts: 0, what: 'ended', to: 'bob@example.com', lastError: null });
  expect(bob?.nextAt).toBe(START.getTime() + HOUR_MS);
  expect(ann).toMatchObject({ state: 'retrying', attempts: 1, to: 'ann@example.com', lastError: 'The receiver is away.' });
  expect(ann?.nextAt).toBeGreaterThan(START.getTime());
});

test('a delivery that was given up is listed with its reason, and one that arrived only under its own state', async () => {
  send.mockRejectedValueOnce(new GiveUp('There is no such mailbox.'));
  await mail('ann@example.com');
  await mail('bob@example.com');
  await queue.drain();
  expect(await list()).toMatchObject([
    { state: 'given-up', to: 'ann@example.com', lastError: 'There is no such mailbox.', nextAt: null },
  ]);
  expect(await list({ state: 'done' })).toMatchObject([{ state: 'done', to: 'bob@example.com', lastError: null }]);
});

test('a list of deliveries has pages, can be filtered by job or state, and counts all deliveries', async () => {
  for (let n = 0; n < 5; n++) await mail(`p${n}@example.com`);
  await webhook(1);
  const page = await listDeliveries(db, { job: 'mail', limit: 2, offset: 1 });
  expect([page.deliveries.length, page.total]).toEqual([2, 5]);
  expect(page.counts).toEqual([
    { job: 'mail', kind: 'delivery', state: 'queued', count: 5 },
    { job: 'webhook', kind: 'delivery', state: 'waiting', count: 1 },
  ]);
  expect(await list({ state: 'done' })).toEqual([]);
  expect(await list({ state: 'waiting' })).toHaveLength(1);
});

test('internal jobs are listed apart from deliveries', async () => {
  await queue.add(db, 'provider-event', { eventId: 'evt_1' });
  await queue.drain();
  expect(await list()).toEqual([]);
  expect(await list({ kind: 'internal' })).toMatchObject([
    { job: 'provider-event', state: 'retrying', lastError: 'the provider is away' },
  ]);
});

test('a delivery that was given up can be retried under the same id, with new attempts', async () => {
  send.mockRejectedValueOnce(new GiveUp('no'));
  await mail('ann@example.com');
  await queue.drain();
  const id = await idOf('ann@example.com');
  failSends();
  expect(await retryDeliveries(db, { id })).toBe(1);
  await queue.drain();
  expect(await list()).toMatchObject([{ id, state: 'retrying', attempts: 1, endedAt: null }]);
  send.mockReset();
  now = new Date(START.getTime() + 1000 * 60);
  await queue.drain();
  expect(sent).toEqual(['ann@example.com']);
});

test('a delivery that waits for its next attempt can be retried at once', async () => {
  await mail('ann@example.com');
  failSends();
  await queue.drain();
  send.mockReset();
  await queue.drain();
  expect(sent).toEqual([]);
  await retryDeliveries(db, { id: await idOf('ann@example.com') });
  await queue.drain();
  expect(sent).toEqual(['ann@example.com']);
});

test('all failed deliveries, or those of one job, can be retried together', async () => {
  failSends();
  for (const to of ['a@example.com', 'b@example.com']) await mail(to);
  await webhook(1);
  await queue.add(db, 'provider-event', { eventId: 'evt_1' });
  await queue.drain();
  expect(await retryDeliveries(db, { all: true, job: 'webhook' })).toBe(1);
  expect(await retryDeliveries(db, { all: true })).toBe(3);
  send.mockReset();
  await queue.drain();
  expect(sent.sort()).toEqual([`${EVENT}1`, 'a@example.com', 'b@example.com']);
});

test('a delivery that is given up unblocks the next one, and a retry of it precedes those that still wait', async () => {
  failSends();
  for (const number of [1, 2, 3]) await webhook(number);
  await queue.drain();
  const [first] = await list({ state: 'retrying' });
  expect(await giveUpDelivery(db, first?.id ?? '')).toBe(1);
  await queue.drain();
  expect((await list({ state: 'retrying' })).length).toBe(1);
  expect(await list({ state: 'given-up' })).toMatchObject([{ id: first?.id, lastError: 'Given up by the operator.' }]);
  await retryDeliveries(db, { id: first?.id ?? '' });
  send.mockReset();
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(sent).toEqual([`${EVENT}2`, `${EVENT}1`, `${EVENT}3`]);
});

test('a delivery that arrived, is active or does not exist can be neither retried nor given up', async () => {
  await mail('done@example.com');
  await queue.drain();
  await mail('now@example.com');
  await beginJob(db, await idOf('now@example.com'));
  const ids = [...(await list()), ...(await list({ state: 'done' }))].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const id of [...ids, 'nobody', EVENT]) {
    expect(await retryDeliveries(db, { id })).toBe(0);
    expect(await giveUpDelivery(db, id)).toBe(0);
  }
});
