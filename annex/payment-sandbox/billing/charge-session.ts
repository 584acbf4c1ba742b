import type { Db } from '../../../server/platform/db/client.ts';
import type { Session } from '../objects/session.ts';
import { type CardDecline, NOT_CONFIRMED, testCard } from '../objects/test-cards.ts';
import { decline, pay, rejectConfirmation, requireConfirmation } from './checkout.ts';

export type CardCharge = {
  readonly number: string;
  readonly name: string;
  /** What the buyer pressed at the bank. */
  readonly bank: 'complete' | 'fail' | undefined;
};

type ChargeOutcome =
  | { readonly kind: 'paid' | 'ended'; readonly session: Session }
  | { readonly kind: 'declined'; readonly decline: CardDecline }
  | { readonly kind: 'confirm' };

/** Of an open session. */
export async function chargeSession(db: Db, session: Session, charge: CardCharge, now: Date): Promise<ChargeOutcome> {
  const { number, name, bank } = charge;
  const card = testCard(number);
  const holder = { card: number.replace(/\D/g, ''), email: session.customer_email, name: name.trim() };
  if (card?.declined) {
    await decline(db, session.id, holder, card.declined, now);
    return { kind: 'declined', decline: card.declined };
  }
  if (card?.asksToConfirm && bank === undefined) {
    await requireConfirmation(db, session.id, now);
    return { kind: 'confirm' };
  }
  if (card?.asksToConfirm && bank === 'fail') {
    await rejectConfirmation(db, session.id, NOT_CONFIRMED, now);
    return { kind: 'declined', decline: NOT_CONFIRMED };
  }
  const paid = await pay(db, session.id, holder, now);
  return { kind: paid?.status === 'complete' ? 'paid' : 'ended', session: paid ?? session };
}
