/** Stripe's codes, and a sentence for the buyer. */
export type CardDecline = { readonly code: string; readonly declineCode?: string; readonly sentence: string };

export const DECLINED: CardDecline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  sentence: 'Your card was declined. Please try another card.',
};
const INSUFFICIENT: CardDecline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  sentence: 'Your card has insufficient funds. Please try another card.',
};
export const NOT_CONFIRMED: CardDecline = {
  code: 'payment_intent_authentication_failure',
  sentence: 'Your bank could not confirm that it is you. Please try again, or use another card.',
};

const NOT_AUTHENTICATED: CardDecline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  sentence: 'Your bank wants you to confirm this payment.',
};

type TestCard = {
  readonly number: string;
  readonly note: string;
  /** For the first charge. */
  readonly declined?: CardDecline;
  /** From the second charge on. */
  readonly declinedLater?: CardDecline;
  readonly asksToConfirm?: true;
  /** As a bank debit does: the panel says whether the money arrives. */
  readonly settlesLater?: true;
  /** One card, whatever address it pays under. */
  readonly knownAgain?: true;
};

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', note: 'pays' },
  { number: '4000 0000 0000 0002', note: 'is declined', declined: DECLINED },
  { number: '4000 0000 0000 9995', note: 'insufficient funds', declined: INSUFFICIENT },
  { number: '4000 0025 0000 3155', note: 'asks to confirm', asksToConfirm: true },
  { number: '4000 0000 0000 0077', note: 'settles later, like a bank debit', settlesLater: true },
  { number: '4000 0000 0000 0341', note: 'fails on renewal', declinedLater: DECLINED },
  {
    number: '4000 0027 6000 3184',
    note: 'asks to confirm, also each renewal',
    asksToConfirm: true,
    declinedLater: NOT_AUTHENTICATED,
  },
  { number: '4000 0566 5566 5556', note: 'pays, and is known again under another address', knownAgain: true },
];

export function testCard(number: string): TestCard | undefined {
  const digits = (text: string) => text.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => digits(card.number) === digits(number));
}
