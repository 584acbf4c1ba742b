import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsPort, ForwardedEvent } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { saveConsent } from '../../visitors/consents/store.ts';
import type { StoredEvent } from '../events/event.ts';
import { saveEvents } from '../events/store.ts';
import { forwardingJobs } from './jobs.ts';

const START = new Date('2026-11-20T12:00:00Z');

let db: Db;
let queue: TestQueue;
let now = START;
const forward = vi.fn<AnalyticsPort['forward']>();
const deleteDevices = vi.fn<AnalyticsPort['deleteDevices']>();
let maxEvents = 200;
beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now);
  const analytics = {
    forward,
    deleteDevices,
    get maxEvents() {
      return maxEvents;
    },
  };
  queue.work(forwardingJobs({ db, queue, analytics }));
});
beforeEach(async () => {
  now = START;
  await db.deleteFrom('events').execute();
  await db.deleteFrom('event_cursor').where('name', '=', 'forwarded').execute();
  maxEvents = 200;
  forward.mockReset().mockResolvedValue({ ok: true });
  deleteDevices.mockReset().mockResolvedValue({ ok: true, due: START });
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

const event = (change: Partial<StoredEvent> = {}): StoredEvent => ({
  id: randomUUID(),
  received_at: START,
  at: START,
  name: 'Quiz Step Complete',
  device_id: 'device-1',
  session_id: 1_795_000_000_000,
  properties: { step_number: 4, answers: { 'skin-concerns': ['acne'] } },
  attribution: { utm_source: 'newsletter' },
  source: 'newsletter',
  device: 'phone',
  browser: 'chrome',
  country: 'PT',
  visit: null,
  ...change,
});
const forwardNow = async () => {
  await queue.add(db, 'forward-events', {});
  await queue.drain();
};
const forwarded = (): ForwardedEvent[] => forward.mock.calls.flatMap(([events]) => [...events]);

test('events that arrive after forwarding was switched on are forwarded once, without the answers', async () => {
  await saveEvents(db, [event()]);
  await forwardNow();
  const [first, second] = [event(), event({ name: 'Step Viewed', properties: { step_id: 'age' }, session_id: null })];
  await saveEvents(db, [first, second]);
  for (let times = 0; times < 2; times++) await forwardNow();
  const about = { utm_source: 'newsletter', source: 'newsletter', device: 'phone', browser: 'chrome', country: 'PT' };
  expect(forwarded()).toEqual([
    {
      id: first.id,
      name: 'Quiz Step Complete',
      at: START,
      deviceId: 'device-1',
      sessionId: 1_795_000_000_000,
      properties: { step_number: 4 },
      about,
    },
    expect.objectContaining({ id: second.id, sessionId: undefined, properties: { step_id: 'age' } }),
  ]);
  expect(JSON.stringify(forward.mock.calls)).not.toMatch(/acne|skin-concerns/);
});

test('an event without a device id is not forwarded', async () => {
  await forwardNow();
  await saveEvents(db, [event({ device_id: null, session_id: null, attribution: null })]);
  await forwardNow();
  expect(forward).not.toHaveBeenCalled();
});

test('many events are forwarded in batches as large as the service takes, each event once', async () => {
  await forwardNow();
  const events = Array.from({ length: 900 }, (_, n) => event(n % 3 === 0 ? { device_id: null } : {}));
  await saveEvents(db, events);
  await forwardNow();
  expect(forward.mock.calls.map(([batch]) => batch.length)).toEqual([200, 200, 200]);
  const ids = new Set(events.filter(({ device_id }) => device_id).map(({ id }) => id));
  expect(new Set(forwarded().map(({ id }) => id))).toEqual(ids);
  maxEvents = 700;
  await db.updateTable('event_cursor').set({ seq: '0' }).where('name', '=', 'forwarded').execute();
  forward.mockClear();
  await forwardNow();
  expect(forward.mock.calls.map(([batch]) => batch.length)).toEqual([600]);
  expect(new Set(forwarded().map(({ id }) => id))).toEqual(ids);
});

test('a batch of events that fails is retried twelve times over more than a day, and then given up', async () => {
  await forwardNow();
  await saveEvents(db, [event()]);
  const tried: number[] = [];
  forward.mockImplementation(async () => {
    tried.push(now.getTime());
    return { ok: false, reason: 'busy', detail: 'Busy.' };
  });
  for (let hours = 0; hours < 100; hours++) {
    await forwardNow();
    now = new Date(now.getTime() + 60 * 60 * 1000);
  }
  expect(tried).toHaveLength(13);
  expect((tried.at(-1) ?? 0) - (tried[0] ?? 0)).toBeGreaterThan(24 * 60 * 60 * 1000);
  expect(new Set(forwarded().map(({ id }) => id)).size).toBe(1);
  expect(queue.failures.at(-1)).toMatchObject({ name: 'events-batch', final: true });
});

test('an event of a device without consent any more is not forwarded, not even by a retry', async () => {
  await forwardNow();
  await saveEvents(db, [event()]);
  forward.mockResolvedValueOnce({ ok: false, reason: 'busy', detail: 'Busy.' });
  await forwardNow();
  const choices = { statistics: false, answers: false, ads: false };
  await saveConsent(db, { id: randomUUID(), version: '1', choices, gpc: false, at: 0, device: 'device-1' }, now);
  now = new Date(now.getTime() + 60 * 60 * 1000);
  await forwardNow();
  await saveEvents(db, [event()]);
  await forwardNow();
  expect(forward).toHaveBeenCalledOnce();
  await db.deleteFrom('silenced_devices').execute();
});

test('an event of a device that was erased is not forwarded by a retry', async () => {
  await forwardNow();
  await saveEvents(db, [event()]);
  forward.mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'Away.' });
  await forwardNow();
  await db.deleteFrom('events').execute();
  now = new Date(now.getTime() + 60 * 60 * 1000);
  await forwardNow();
  expect(forward).toHaveBeenCalledOnce();
});

test('events of a device that is erased while they are on their way are deleted there, and the others stay', async () => {
  for (const outcome of [{ ok: true }, { ok: false, reason: 'unreachable', detail: 'No answer.' }] as const) {
    await forwardNow();
    await saveEvents(db, [event(), event({ device_id: 'device-2' })]);
    forward.mockImplementationOnce(async () => {
      await db.deleteFrom('events').where('device_id', '=', 'device-2').execute();
      return outcome;
    });
    await forwardNow();
    expect(deleteDevices.mock.calls).toEqual([[['device-2']]]);
    deleteDevices.mockClear();
  }
  now = new Date(now.getTime() + 60 * 60 * 1000);
  await queue.drain();
  expect(forward.mock.lastCall?.[0]).toEqual([expect.objectContaining({ deviceId: 'device-1' })]);
  expect(deleteDevices).not.toHaveBeenCalled();
});
