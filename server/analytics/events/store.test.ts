import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readBatch } from './batch.ts';
import { readEvent } from './event.ts';
import { storeEvents } from './store.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

test('other requests are served while two thousand events are written to the embedded database', async () => {
  const context = { receivedAt: new Date(), behindMs: 0, ignore: () => {} };
  const sent = () => readEvent({ event_type: 'Step Viewed', device_id: 'phone', insert_id: randomUUID() }, context);
  const events = Array.from({ length: 2000 }, () => sent() ?? []).flat();
  const writing = { done: false };
  const written = storeEvents(db, events).then(() => {
    writing.done = true;
  });
  let turns = 0;
  for (; !writing.done; turns++) await setImmediate();
  await written;
  expect(turns).toBeGreaterThan(10);
  expect(await db.selectFrom('events').select('id').execute()).toHaveLength(2000);
});

test('other requests are served while a batch of two thousand events is read', async () => {
  const reading = { done: false };
  const sent = Array.from({ length: 2000 }, () => ({ event_type: 'Step Viewed', device_id: 'phone', insert_id: randomUUID() }));
  const read = readBatch({ events: sent }, new Date()).finally(() => {
    reading.done = true;
  });
  let turns = 0;
  for (; !reading.done; turns++) await setImmediate();
  expect(turns).toBeGreaterThan(5);
  expect(await read).toMatchObject({ events: { length: 2000 } });
});
