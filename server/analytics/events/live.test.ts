import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { StoredEvent } from './event.ts';
import { countLive } from './live.ts';
import { saveTestEvents, storedEvent } from './testing.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const SINCE = new Date(NOW - 5 * MINUTE_MS);
let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.deleteFrom('events').execute());
afterAll(() => db.destroy());

let last = 0;
const event = (secondsAgo: number, change: Partial<StoredEvent>) =>
  storedEvent({ key: `live ${last++}`, at: new Date(NOW - secondsAgo * SECOND_MS), name: 'Step Viewed', ...change });
const arrival = { visit: { hour: NOW, arrival: true } } as const;

test('a device is one visitor however many events it sends, and without a device id the arrival is one', async () => {
  await saveTestEvents(
    db,
    event(10, { device_id: 'a' }),
    event(5, { device_id: 'a' }),
    event(5, { device_id: 'b' }),
    event(4, arrival),
  );
  await saveTestEvents(db, event(3, { visit: { hour: NOW } }));
  expect(await countLive(db, SINCE)).toBe(3);
});

test('visitors of more than five minutes ago are not live, also where their events were written last', async () => {
  await saveTestEvents(db, event(299, { device_id: 'a' }), event(301, { device_id: 'b' }), event(330, { device_id: 'c' }));
  expect(await countLive(db, SINCE)).toBe(1);
});

test('every visitor counts while thousands of events arrive in five minutes', async () => {
  const older = Array.from({ length: 1500 }, (_, n) => event(900, { device_id: `old ${n}` }));
  const newer = Array.from({ length: 1500 }, (_, n) => event(200, { device_id: `new ${n}` }));
  await saveTestEvents(db, ...older, ...newer);
  expect(await countLive(db, SINCE)).toBe(1500);
});
