import { expect, test } from 'vitest';
import type { Batch } from './batch.ts';
import type { StoredEvent } from './event.ts';
import { openEventBuffer } from './event-buffer.ts';

const batch = (size: number): Batch => ({
  events: Array.from({ length: size }, () => ({}) as StoredEvent),
  ignored: new Map([['x', 1]]),
});

/** A database that writes when it is told to. */
function slowDatabase() {
  const writes: { readonly batch: Batch; readonly done: () => void; readonly failed: (error: Error) => void }[] = [];
  const buffer = openEventBuffer((written) => new Promise((done, failed) => writes.push({ batch: written, done, failed })));
  return { writes, intake: buffer };
}

test('events that arrive during a write are written together after it', async () => {
  const { writes, intake } = slowDatabase();
  const results = [intake.take(batch(1)), intake.take(batch(2)), intake.take(batch(3))];
  writes[0]?.done();
  await results[0];
  expect(writes.map(({ batch }) => batch.events.length)).toEqual([1, 5]);
  expect(writes[1]?.batch.ignored.get('x')).toBe(2);
  writes[1]?.done();
  expect(await Promise.all(results)).toEqual([true, true, true]);
});

test('a full event intake refuses events until there is room again', async () => {
  const { writes, intake } = slowDatabase();
  const results = Array.from({ length: 10 }, () => intake.take(batch(2000)));
  expect(await intake.take(batch(1))).toBe(false);
  writes[0]?.done();
  await results[0];
  void intake.take(batch(1));
  expect(writes).toHaveLength(2);
});

test('a failed write rejects its own events only, and the next write is tried', async () => {
  const { writes, intake } = slowDatabase();
  const first = intake.take(batch(1));
  const second = intake.take(batch(1));
  writes[0]?.failed(new Error('away'));
  await expect(first).rejects.toThrow('away');
  writes[1]?.done();
  expect(await second).toBe(true);
});
