import { expect, test } from 'vitest';
import { NORMAL, sendTimes } from './mode.ts';

const now = new Date('2026-11-20T12:00:00Z');
const waits = (mode: Partial<typeof NORMAL>, random = () => 0.5) =>
  sendTimes({ ...NORMAL, ...mode }, now, random).map((at) => at.getTime() - now.getTime());

test('an event is sent once and at once unless the delivery mode says otherwise', () => {
  expect(waits({})).toEqual([0]);
  expect(waits({ copies: 0 })).toEqual([]);
  expect(waits({ copies: 2, delaySeconds: 30 })).toEqual([30_000, 30_000]);
});

test('copies of an event have delays of their own in random order', () => {
  const times = [0.9, 0.1];
  expect(waits({ copies: 2, shuffled: true }, () => times.shift() ?? 0)).toEqual([1800, 200]);
});
