/**
 * Refused cards, and orders that were paid back as duplicates, of one day. A buyer tries a few cards; who tries out stolen ones
 * tries hundreds. About 5,000 visitors of a phone network share one address, and of their payments a few dozen are declined.
 */
const MAX_FAILED = { mailbox: 8, network: 60 } as const;

export type FailedPayments = { readonly mailbox: number; readonly network: number };

export function triesTooMuch({ mailbox, network }: FailedPayments): boolean {
  return mailbox >= MAX_FAILED.mailbox || network >= MAX_FAILED.network;
}
