import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** One question of the companion app's with its answer. */
export type CompanionAnswer = { readonly question: string; readonly answer: string };

/**
 * The app that customers use after paying. Everything is named by a `key` that stays the same when it is sent again, by which the app
 * can tell what it has already. Resolves within 15 seconds, whatever happens.
 */
export type CompanionPort = {
  /** The address of whom they are is among them, under the question `email`. */
  receiveAnswers(key: string, answers: readonly CompanionAnswer[]): Promise<DeliveryOutcome>;
  /** Also ok when there was nobody of that address. */
  deleteUser(key: string, email: string): Promise<DeliveryOutcome>;
  addSubscriber(key: string, email: string): Promise<DeliveryOutcome>;
};
