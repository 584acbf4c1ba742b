import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubscriptionNotice } from '../../core/subscriptions/notice.ts';
import type { CompanionAnswer, CompanionPort } from './port.ts';

export const KEY = '6f2f5a0e-6f5c-4b65-9a3e-0d7f5c1f2a11';
export const EMAIL = 'jörg@example.com';
export const ANSWERS: readonly CompanionAnswer[] = [
  { question: 'gender', answer: 'Female' },
  { question: 'skinConcerns', answer: 'Pimples or acne, Dullness' },
  { question: 'location', answer: 'Brazil, São Paulo' },
  { question: 'age', answer: 'No answer' },
  { question: 'email', answer: EMAIL },
];

export const NOTICE: SubscriptionNotice = {
  change: 'cancelled',
  appUserId: '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7',
  subscription: 'sub_1',
  plan: 'year',
  status: 'active',
  accessUntil: '2027-11-21T10:00:00.000Z',
  paidUntil: '2027-11-21T10:00:00.000Z',
  renews: false,
  resumesAt: null,
  at: '2026-11-21T10:00:00.000Z',
};

export function companionContract(name: string, open: () => Promise<{ companion: CompanionPort; close(): Promise<void> }>): void {
  describe(`${name} keeps the contract of the companion app`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test.each<[string, (companion: CompanionPort) => Promise<unknown>]>([
      ['answers', (companion) => companion.receiveAnswers(KEY, ANSWERS)],
      ['a deletion', (companion) => companion.deleteUser(KEY, EMAIL)],
      ['a subscriber', (companion) => companion.addSubscriber(KEY, EMAIL)],
      ['a change of a subscription', (companion) => companion.notifySubscription(KEY, NOTICE)],
    ])('%s may be sent again under the same key, also at once', async (_what, send) => {
      for (const _again of [1, 2]) expect(await send(opened.companion)).toEqual({ ok: true });
      expect(await Promise.all([send(opened.companion), send(opened.companion)])).toEqual([{ ok: true }, { ok: true }]);
    });

    test('deleting an unknown address succeeds', async () => {
      expect(await opened.companion.deleteUser(KEY, 'nobody@example.com')).toEqual({ ok: true });
    });

    test('answers of a deleted address are accepted again', async () => {
      const { companion } = opened;
      expect(await companion.deleteUser(KEY, EMAIL)).toEqual({ ok: true });
      expect(await companion.receiveAnswers(`${KEY}-2`, ANSWERS)).toEqual({ ok: true });
    });
  });
}
