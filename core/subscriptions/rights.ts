import { DAY_MS } from '../time.ts';
import { hasEnded, PAUSED, type PaymentState } from './change.ts';
import { refundableAmount } from './refundable.ts';

/** The day of the contract does not count, and the last day counts in every time zone: one day more. */
const WITHDRAWAL_MS = (14 + 1) * DAY_MS;
const GUARANTEE_MS = (30 + 1) * DAY_MS;

export type PaidPayment = PaymentState & {
  readonly paidAt: number | undefined;
};

/** Times are epoch milliseconds. */
export type RightsInput = {
  readonly status: string;
  readonly startedAt: number;
  readonly cancelAtPeriodEnd: boolean;
  /** Nothing renews, so nothing can be cancelled or changed. */
  readonly once?: boolean;
  readonly duplicate: boolean;
  readonly payments: readonly PaidPayment[];
  readonly withdrawnAt: number | undefined;
  readonly guaranteeAskedAt: number | undefined;
  /** A buyer chose the pause, so a buyer can end it. */
  readonly pauseChosen: boolean;
  /** It began with a trial. */
  readonly trial?: { readonly converted: boolean };
  /** Its buyer opened what cannot be given back after that. */
  readonly opened?: boolean;
};

export type Rights = {
  readonly cancel: boolean;
  readonly keep: boolean;
  readonly resume: boolean;
  readonly changePlan: boolean;
  readonly withdraw: WithdrawalRight | undefined;
  readonly guarantee: RefundRight | undefined;
};

/** `amount`: cents that go back, 0 while or after a bank decides about the payment. `further`: other payments of which they are. */
type RefundRight = {
  readonly paymentId: string;
  readonly further?: readonly string[];
  readonly amount: number;
  readonly until: number;
};

/** Null where nothing was paid that could go back. */
type WithdrawalRight = Omit<RefundRight, 'paymentId'> & { readonly paymentId: string | null };

export function rightsOf(input: RightsInput, now: number): Rights {
  const runs = !hasEnded(input.status) && input.withdrawnAt === undefined && !input.once;
  return {
    cancel: runs && !input.cancelAtPeriodEnd,
    keep: runs && input.cancelAtPeriodEnd,
    resume: runs && !input.cancelAtPeriodEnd && input.status === PAUSED && input.pauseChosen && !input.payments.some(isOpen),
    changePlan:
      (input.status === 'active' || input.status === 'trialing') &&
      runs &&
      !input.cancelAtPeriodEnd &&
      input.trial?.converted !== false,
    withdraw: input.opened ? undefined : open(withdrawal(input), now),
    guarantee: input.opened ? undefined : open(guarantee(input), now),
  };
}

/** A renewal is no new contract. A dispute leaves the contract, so it can still be ended. */
function withdrawal(input: RightsInput): WithdrawalRight | undefined {
  const { status, duplicate, withdrawnAt, startedAt, payments } = input;
  if (input.trial) return withdrawalOfTrial(input);
  const first = payments.find(({ reason }) => reason === 'first');
  if (duplicate || withdrawnAt !== undefined || !first || !isRetained(first)) return undefined;
  const amount = refundableAmount(first);
  if (amount === 0 && hasEnded(status)) return undefined;
  return { paymentId: first.id, amount, until: startedAt + WITHDRAWAL_MS };
}

/** From the contract on, which the trial is a part of: whatever was paid since goes back. */
function withdrawalOfTrial({ status, duplicate, withdrawnAt, startedAt, payments }: RightsInput): WithdrawalRight | undefined {
  const retained = payments.filter((payment) => payment.reason !== 'change' && isRetained(payment));
  if (duplicate || withdrawnAt !== undefined || (retained.length === 0 && hasEnded(status))) return undefined;
  const refundable = retained.filter((payment) => refundableAmount(payment) > 0);
  const amount = refundable.reduce((sum, payment) => sum + refundableAmount(payment), 0);
  if (amount === 0 && hasEnded(status)) return undefined;
  const [first = retained[0]?.id, ...further] = refundable.map(({ id }) => id);
  return { paymentId: first ?? null, further, amount, until: startedAt + WITHDRAWAL_MS };
}

function guarantee({ duplicate, withdrawnAt, guaranteeAskedAt, payments }: RightsInput): RefundRight | undefined {
  if (duplicate || withdrawnAt !== undefined) return undefined;
  const [latest] = payments
    .filter((payment) => isRetained(payment) && refundableAmount(payment) > 0)
    .sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0));
  if (latest?.paidAt === undefined || (guaranteeAskedAt ?? 0) >= latest.paidAt) return undefined;
  return { paymentId: latest.id, amount: refundableAmount(latest), until: latest.paidAt + GUARANTEE_MS };
}

function open<Right extends { readonly until: number }>(right: Right | undefined, now: number): Right | undefined {
  return right && now < right.until ? right : undefined;
}

/** A payment for going on that was declined: it is paid on its invoice, and not made anew. */
function isOpen({ status }: PaidPayment): boolean {
  return status !== 'paid' && status !== 'void';
}

function isRetained({ amountPaid, amountRefunded, paidAt }: PaidPayment): boolean {
  return paidAt !== undefined && amountPaid > amountRefunded;
}

export function lastDay({ until }: Pick<RefundRight, 'until'>): number {
  return until - DAY_MS;
}
