import { expect, test } from 'vitest';
import { openAddressCounts } from './address-counts.ts';
import { openQuota } from './quota.ts';

const MINUTE = { name: 'requests', max: 80 };

function clocked(maxCounts?: number) {
  const clock = { at: Date.parse('2026-11-22T10:00:00Z') };
  return { clock, counts: openAddressCounts({ now: () => new Date(clock.at), ...(maxCounts && { maxCounts }) }) };
}

test('an address is counted under each limit by itself, and again from nothing in the next window', () => {
  const { clock, counts } = clocked();
  expect([counts.add(MINUTE, '203.0.113.5', 3), counts.add(MINUTE, '203.0.113.5', 4)]).toEqual([3, 7]);
  expect(counts.add({ ...MINUTE, name: 'others' }, '203.0.113.5', 1)).toBe(1);
  expect(counts.add(MINUTE, '203.0.113.6', 1)).toBe(1);
  clock.at += 59_999;
  expect([counts.sum(MINUTE, '203.0.113.5'), counts.resetMs(MINUTE)]).toEqual([7, 1]);
  clock.at += 1;
  expect([counts.sum(MINUTE, '203.0.113.5'), counts.resetMs(MINUTE)]).toEqual([0, 60_000]);
});

test('only an address that used an eighth of a limit is shared, once for each change', () => {
  const { counts } = clocked();
  counts.add(MINUTE, '203.0.113.5', 9);
  expect(counts.changed()).toEqual([]);
  counts.add(MINUTE, '203.0.113.5', 1);
  counts.add(MINUTE, '203.0.113.5', 1);
  expect(counts.changed()).toMatchObject([{ address: '203.0.113.5', own: 11 }]);
  expect(counts.changed()).toEqual([]);
});

test('the memory of address counts is bounded, and an address that goes on stays in it', () => {
  const { counts } = clocked(100);
  for (let i = 0; i < 1000; i++) {
    counts.add(MINUTE, `10.0.${i >> 8}.${i & 255}`, 1);
    if (i % 50 === 0) counts.add(MINUTE, '203.0.113.5', 1);
  }
  expect([counts.sum(MINUTE, '203.0.113.5'), counts.sum(MINUTE, '10.0.0.1')]).toEqual([20, 0]);
});

test('a quota can be used in parts of any size, and a part beyond it is not counted', () => {
  const { clock, counts } = clocked();
  const quota = openQuota(counts, { name: 'events', max: 100 });
  expect([60, 50, 40, 1].map((amount) => quota.take('203.0.113.5', amount))).toEqual([true, false, true, false]);
  expect([quota.isSpent('203.0.113.5'), quota.isSpent('203.0.113.6')]).toEqual([true, false]);
  clock.at += 60_000;
  expect([quota.isSpent('203.0.113.5'), quota.take('203.0.113.5', 100)]).toEqual([false, true]);
});

test('the addresses of one IPv6 network share a quota', () => {
  const quota = openQuota(clocked().counts, { name: 'events', max: 1 });
  expect(['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'].map((address) => quota.take(address, 1))).toEqual([
    true,
    false,
    true,
  ]);
});
