/** By what an order costs less. Each holds once for a person, a code too. */
export type Reduction = 'trial' | 'introductory' | 'code';

/** Earlier orders under one mark of a person, a mailbox or a card. `code`: with the code of the order. `returned`: duplicates and withdrawals of a year. */
export type PastOrders = Readonly<Record<Reduction | 'returned', number>>;

export const NO_PAST: PastOrders = { trial: 0, introductory: 0, code: 0, returned: 0 };

/** Two of a year can be mistakes. */
export const MAX_RETURNED = 2;

/** A household shares a card, so a second person who pays with it keeps the reduced price. A trial is one of a card. */
const MAX_REDUCED_OF_CARD: Readonly<Record<Reduction, number>> = { trial: 1, introductory: 2, code: 2 };

export function hasHad(reduction: Reduction, past: PastOrders): boolean {
  return past[reduction] > 0;
}

export function hasReturnedTooMuch({ returned }: PastOrders): boolean {
  return returned >= MAX_RETURNED;
}

/** `kept`: a repeated introductory price or code that its buyer keeps. The others are ended and paid back. */
export type Repetition = 'kept' | Reduction | 'returned';

type PaidOrder = { readonly reduction: Reduction | null; readonly mailbox: PastOrders; readonly card: PastOrders };

/** The card is only known once it has paid, and a payment page may have stood open while another order was paid. */
export function repetitionOf({ reduction, mailbox, card }: PaidOrder): Repetition | null {
  if (hasReturnedTooMuch(mailbox) || hasReturnedTooMuch(card)) return 'returned';
  if (reduction === null) return null;
  if (hasHad(reduction, mailbox) || card[reduction] >= MAX_REDUCED_OF_CARD[reduction]) return reduction;
  return hasHad(reduction, card) ? 'kept' : null;
}
