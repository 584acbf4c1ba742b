import type { SubscriptionNotice } from '../../core/subscriptions/notice.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { TestableConnection } from '../integration.ts';

export type CompanionAnswer = { readonly question: string; readonly answer: string };

/** `key` is the same for every retry, so that the app recognises it. Resolves within 15 seconds. */
export type CompanionPort = TestableConnection & {
  receiveAnswers(key: string, answers: readonly CompanionAnswer[]): Promise<DeliveryOutcome>;
  /** Succeeds for an unknown address too. */
  deleteUser(key: string, email: string): Promise<DeliveryOutcome>;
  addSubscriber(key: string, email: string): Promise<DeliveryOutcome>;
  notifySubscription(key: string, notice: SubscriptionNotice): Promise<DeliveryOutcome>;
};
