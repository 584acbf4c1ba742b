// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadResponse } from '../../core/api/leads.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { flushLead, sendLead, useLeadFailure } from './lead-outbox.ts';
import { read, remove } from './storage.ts';

const LEADS = 'POST /api/addUserToMailchimp';
const lead = { email: 'ann@example.com' };
const attempts = () => requestsTo(LEADS).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const arrives = () => respondWith<LeadResponse>(LEADS, () => ({ success: true, message: 'Kept.' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  arrives();
  await flushLead();
  vi.useRealTimers();
});

test('a lead that cannot be sent says so, and is sent again after a wait that doubles', async () => {
  const failure = renderHook(useLeadFailure).result;
  respondWith<LeadResponse>(LEADS, () => offline);
  sendLead(lead);
  await pass(0);
  expect([failure.current, attempts()]).toEqual(['unsent', 1]);
  await pass(5_000);
  expect([failure.current, attempts()]).toEqual(['unsent', 2]);
  await pass(9_900);
  expect(attempts()).toBe(2);
  arrives();
  await pass(100);
  expect([failure.current, attempts(), read('owedLead')]).toEqual([undefined, 3, undefined]);
  await pass(3_600_000);
  expect(attempts()).toBe(3);
});

test('a lead that cannot be sent is sent when the line comes back', async () => {
  respondWith<LeadResponse>(LEADS, () => offline);
  sendLead(lead);
  await pass(0);
  arrives();
  dispatchEvent(new Event('online'));
  await pass(0);
  expect([attempts(), read('owedLead')]).toEqual([2, undefined]);
});

test('a lead that the server refuses as invalid says so and is not sent again', async () => {
  const failure = renderHook(useLeadFailure).result;
  respondWith<LeadResponse>(LEADS, () => refusal('invalid', 'No such address.'));
  sendLead(lead);
  await pass(3_600_000);
  expect([failure.current, attempts(), read('owedLead')]).toEqual(['refused', 1, undefined]);
});

test('a lead that another tab has sent is no failure any more', async () => {
  const failure = renderHook(useLeadFailure).result;
  respondWith<LeadResponse>(LEADS, () => offline);
  sendLead(lead);
  await pass(0);
  remove('owedLead');
  await pass(5_000);
  expect([failure.current, attempts()]).toEqual([undefined, 1]);
});
