import { expect, test } from 'vitest';
import { openQuota } from './quota.ts';

function quotaOf(max: number) {
  const clock = { at: Date.parse('2026-11-22T10:00:00Z') };
  return { clock, quota: openQuota({ max, periodMs: 60_000, now: () => new Date(clock.at) }) };
}

test('an address takes so much of a period in parts of any size, again in the next one, and others are not held up', () => {
  const { clock, quota } = quotaOf(100);
  expect([60, 50, 40, 1].map((amount) => quota.take('203.0.113.5', amount))).toEqual([true, false, true, false]);
  expect([quota.isSpent('203.0.113.5'), quota.isSpent('203.0.113.6')]).toEqual([true, false]);
  expect(quota.take('203.0.113.6', 100)).toBe(true);
  clock.at += 60_000;
  expect([quota.isSpent('203.0.113.5'), quota.take('203.0.113.5', 100)]).toEqual([false, true]);
});

test('a household of IPv6 has one quota', () => {
  const { quota } = quotaOf(1);
  expect(['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'].map((address) => quota.take(address, 1))).toEqual([
    true,
    false,
    true,
  ]);
});

test('an address that goes on is remembered however many others come', () => {
  const { quota } = quotaOf(3);
  const others = (network: number) => {
    for (let i = 0; i < 15_000; i++) quota.take(`10.${network}.${i >> 8}.${i & 255}`, 1);
  };
  const taken = [1, 2, 3, 4].map((network) => {
    others(network);
    return quota.take('203.0.113.5', 1);
  });
  expect(taken).toEqual([true, true, true, false]);
});
