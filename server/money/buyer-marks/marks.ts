import type { Payment } from '../../../adapters/payments/port.ts';
import { mailboxOf } from '../../../core/leads/mailbox.ts';
import { hashOf } from '../../platform/token.ts';

/** Neither an address nor a provider's name of a card can be read from it. */
export type BuyerMark = { readonly kind: 'mailbox' | 'card' | 'network'; readonly mark: string };

export function mailboxMark(email: string): BuyerMark {
  return { kind: 'mailbox', mark: hashOf(`mailbox ${mailboxOf(email)}`) };
}

export function cardMarks(payments: readonly Pick<Payment, 'card'>[]): readonly BuyerMark[] {
  const fingerprints = new Set(payments.flatMap(({ card }) => card?.fingerprint ?? []));
  return [...fingerprints].map((fingerprint) => ({ kind: 'card', mark: hashOf(`card ${fingerprint}`) }));
}
