import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { addMonth } from '../../platform/db/event-months.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readBatch } from './batch.ts';
import { readEvent } from './event.ts';
import { saveEvents } from './store.ts';

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
  const written = saveEvents(db, events).then(() => {
    writing.done = true;
  });
  let turns = 0;
  for (; !writing.done; turns++) await setImmediate();
  await written;
  expect(turns).toBeGreaterThan(10);
  expect(await db.selectFrom('events').select('id').execute()).toHaveLength(2000);
});

test('an event goes to the table of its month, and one that comes again in the next month counts once', async () => {
  for (const month of ['2026-01-01', '2026-02-01']) await addMonth(db, month);
  const arrival = (receivedAt: string) => {
    const event = readEvent(
      { event_type: 'Step Viewed', device_id: 'phone', insert_id: 'sent twice' },
      { receivedAt: new Date(receivedAt), behindMs: 0, ignore: () => {} },
    );
    return event ? [event] : [];
  };
  const first = arrival('2026-01-31T23:59:59Z');
  for (const again of [first, first, arrival('2026-02-01T00:00:01Z'), arrival('2026-02-28T00:00:00Z')])
    await saveEvents(db, again);
  const { rows } =
    await sql`select tableoid::regclass::text as table, received_at from events where id = ${first[0]?.id}`.execute(db);
  expect(rows).toEqual([{ table: 'events_2026_01', received_at: new Date('2026-01-31T23:59:59Z') }]);
});

test('an event of a month without a table is stored once', async () => {
  const context = { receivedAt: new Date('2031-05-01T00:00:00Z'), behindMs: 0, ignore: () => {} };
  const event = readEvent({ event_type: 'Step Viewed', device_id: 'phone', insert_id: 'far away' }, context);
  for (let time = 0; time < 2; time++) await saveEvents(db, event ? [event] : []);
  const { rows } = await sql`select tableoid::regclass::text as table from events where id = ${event?.id}`.execute(db);
  expect(rows).toEqual([{ table: 'events' }]);
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
