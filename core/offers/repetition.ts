/** Earlier orders under one mark of a person, a mailbox or a card. `returned`: duplicates and withdrawals of a year. */
export type PastOrders = { readonly introductory: number; readonly returned: number };

export const NO_PAST: PastOrders = { introductory: 0, returned: 0 };

/** Two of a year can be mistakes. */
export const MAX_RETURNED = 2;

/** A household shares a card, so a second person who pays with it keeps the introductory price. */
const MAX_INTRODUCTORY_OF_CARD = 2;

export function hasHadIntroduction({ introductory }: PastOrders): boolean {
  return introductory > 0;
}

export function hasReturnedTooMuch({ returned }: PastOrders): boolean {
  return returned >= MAX_RETURNED;
}

/** `kept`: a repeated introductory price that its buyer keeps. The others are ended and paid back. */
export type Repetition = 'kept' | 'introductory' | 'returned';

type PaidOrder = { readonly introductory: boolean; readonly mailbox: PastOrders; readonly card: PastOrders };

/** The card is only known once it has paid, and a payment page may have stood open while another order was paid. */
export function repetitionOf({ introductory, mailbox, card }: PaidOrder): Repetition | null {
  if (hasReturnedTooMuch(mailbox) || hasReturnedTooMuch(card)) return 'returned';
  if (!introductory) return null;
  if (hasHadIntroduction(mailbox) || card.introductory >= MAX_INTRODUCTORY_OF_CARD) return 'introductory';
  return hasHadIntroduction(card) ? 'kept' : null;
}
