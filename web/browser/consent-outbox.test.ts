// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentRequest } from '../../core/api/consents.ts';
import { NO_CONSENT } from '../../core/consent/consent.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { flushConsents, sendConsent } from './consent-outbox.ts';
import { read } from './storage.ts';

const CONSENTS = 'POST /api/consents';
const choice = (id: string): ConsentRequest => ({ id, version: '1', choices: NO_CONSENT, at: 1, gpc: false });
const attempts = () => requestsTo(CONSENTS).length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const arrives = () => respondWith(CONSENTS, () => ({ success: true }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  arrives();
  await flushConsents();
  vi.useRealTimers();
});

test('a choice that cannot be sent is sent again on the same page, after a wait that doubles', async () => {
  respondWith(CONSENTS, () => offline);
  sendConsent(choice('one'));
  await pass(5_000);
  expect(attempts()).toBe(2);
  arrives();
  await pass(9_900);
  expect(attempts()).toBe(2);
  await pass(100);
  expect([attempts(), read('owedConsents')]).toEqual([3, undefined]);
  await pass(3_600_000);
  expect(attempts()).toBe(3);
});

test('choices that cannot be sent are sent in their order when the line comes back', async () => {
  respondWith(CONSENTS, () => offline);
  sendConsent(choice('one'));
  sendConsent(choice('two'));
  await pass(0);
  arrives();
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(read('owedConsents')).toBeUndefined();
  expect(
    requestsTo(CONSENTS)
      .map(({ body }) => (body as ConsentRequest).id)
      .slice(-2),
  ).toEqual(['one', 'two']);
});

test.each(['unavailable', 'too_many_requests', 'internal'] as const)(
  'a choice that the server cannot take now, because it is %s, is sent until it is taken',
  async (code) => {
    respondWith(CONSENTS, () => refusal(code, 'Not now.'));
    sendConsent(choice('one'));
    await pass(0);
    expect(read('owedConsents')).toEqual([choice('one')]);
    arrives();
    await pass(5_000);
    expect([attempts(), read('owedConsents')]).toEqual([2, undefined]);
  },
);

test('a choice that the server refuses as invalid is not sent again', async () => {
  respondWith(CONSENTS, () => refusal('invalid', 'No such choice.'));
  sendConsent(choice('one'));
  await pass(3_600_000);
  expect([attempts(), read('owedConsents')]).toEqual([1, undefined]);
});
