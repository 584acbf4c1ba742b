import { expect, test } from 'vitest';
import type { Batch } from './batch.ts';
import type { StoredEvent } from './event.ts';
import { openIntake } from './intake.ts';

const batch = (size: number): Batch => ({
  events: Array.from({ length: size }, () => ({}) as StoredEvent),
  ignored: new Map([['x', 1]]),
});

/** A database that writes when it is told to. */
function slowDatabase() {
  const writes: { readonly batch: Batch; readonly done: () => void; readonly failed: (error: Error) => void }[] = [];
  const intake = openIntake((written) => new Promise((done, failed) => writes.push({ batch: written, done, failed })));
  return { writes, intake };
}

test('what comes while a write runs is written together', async () => {
  const { writes, intake } = slowDatabase();
  const taken = [intake.take(batch(1)), intake.take(batch(2)), intake.take(batch(3))];
  writes[0]?.done();
  await taken[0];
  expect(writes.map(({ batch }) => batch.events.length)).toEqual([1, 5]);
  expect(writes[1]?.batch.ignored.get('x')).toBe(2);
  writes[1]?.done();
  expect(await Promise.all(taken)).toEqual([true, true, true]);
});

test('a flood is turned away at the door, and let in again when there is room', async () => {
  const { writes, intake } = slowDatabase();
  const taken = Array.from({ length: 10 }, () => intake.take(batch(2000)));
  expect(await intake.take(batch(1))).toBe(false);
  writes[0]?.done();
  await taken[0];
  void intake.take(batch(1));
  expect(writes).toHaveLength(2);
});

test('a write that fails fails for those it was for, and the next one is tried', async () => {
  const { writes, intake } = slowDatabase();
  const first = intake.take(batch(1));
  const second = intake.take(batch(1));
  writes[0]?.failed(new Error('away'));
  await expect(first).rejects.toThrow('away');
  writes[1]?.done();
  expect(await second).toBe(true);
});
