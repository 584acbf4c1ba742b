// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutStatusResponse } from '../../core/api/checkout.ts';
import { saveBoughtPlan } from '../browser/bought-plan.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { useOrder } from './use-order.ts';

const ORDER = 'GET /api/checkout/cs_1';
const HOUR_MS = 3_600_000;
const order = { email: 'ann@example.com', planId: 'month' } as const;
const paid: CheckoutStatusResponse = { ...order, status: 'paid', paid: { id: 'order-1', value: 1999, currency: 'USD' } };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/prediction/subscribe-success?session_id=cs_1');
});
afterEach(() => {
  saveBoughtPlan(undefined);
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

test.each([
  ['is not known yet', 'pending', { ...order, status: 'pending' }],
  ['is on its way from a bank', 'processing', { ...order, status: 'processing' }],
  ['cannot be asked about', 'offline', offline],
] as const)('a payment that %s is asked about until it has arrived', async (_payment, kind, answer) => {
  respondWith<CheckoutStatusResponse>(ORDER, () => answer);
  const { result } = renderHook(useOrder);
  await pass(60_000);
  expect(result.current.kind).toBe(kind);
  expect(requestsTo(ORDER).length).toBeGreaterThan(5);
  respondWith<CheckoutStatusResponse>(ORDER, () => paid);
  await pass(15_000);
  expect(result.current.kind).toBe('paid');
});

test.each([
  ['has arrived', 'paid', paid],
  ['failed', 'failed', { ...order, status: 'failed' }],
  ['was refused', 'refused', { ...order, status: 'refused' }],
  ['was one too many', 'duplicate', { ...order, status: 'duplicate' }],
  ['is of another browser', 'unknown', refusal('not_found', 'There is no such payment in this browser.')],
] as const)('a payment that %s is asked about once', async (_payment, kind, answer) => {
  respondWith<CheckoutStatusResponse>(ORDER, () => answer);
  const { result } = renderHook(useOrder);
  await pass(HOUR_MS);
  expect([result.current.kind, requestsTo(ORDER).length]).toEqual([kind, 1]);
});
