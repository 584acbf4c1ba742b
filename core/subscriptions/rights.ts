import { hasEnded, type PaymentState } from './change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day of the contract does not count and the last day counts whole, wherever on earth the buyer lives: so one day is added to each. */
const WITHDRAWAL_MS = (14 + 1) * DAY_MS;
const GUARANTEE_MS = (30 + 1) * DAY_MS;

export type PaidPayment = PaymentState & {
  /** Epoch milliseconds; undefined until it is paid. */
  readonly paidAt: number | undefined;
};

/** A subscription as its buyer's rights depend on it. Times are epoch milliseconds. */
export type RightsInput = {
  readonly status: string;
  readonly startedAt: number;
  readonly cancelAtPeriodEnd: boolean;
  /** Ended and paid back because its buyer had one already. */
  readonly duplicate: boolean;
  readonly payments: readonly PaidPayment[];
  /** What was asked for before. */
  readonly withdrawnAt: number | undefined;
  readonly guaranteeAskedAt: number | undefined;
};

/** What the buyer can do with a subscription now. */
export type Rights = {
  readonly cancel: boolean;
  /** Take a cancellation back. */
  readonly keep: boolean;
  readonly changePlan: boolean;
  /** While it can be withdrawn from: the payment that goes back, and until when. */
  readonly withdraw: Deadline | undefined;
  /** While money can be asked back: the payment it is about, and until when. */
  readonly guarantee: Deadline | undefined;
};

export type Deadline = { readonly paymentId: string; readonly until: number };

/** Each right by itself: none of them depends on a reason, and none keeps the buyer from another. */
export function rightsOf(input: RightsInput, now: number): Rights {
  const runs = !hasEnded(input.status) && input.withdrawnAt === undefined;
  return {
    cancel: runs && !input.cancelAtPeriodEnd,
    keep: runs && input.cancelAtPeriodEnd,
    changePlan: (input.status === 'active' || input.status === 'trialing') && runs && !input.cancelAtPeriodEnd,
    withdraw: open(withdrawal(input), now),
    guarantee: open(guarantee(input), now),
  };
}

/** Fourteen days from the contract, for its first payment; a renewal is no new contract. */
function withdrawal({ duplicate, withdrawnAt, startedAt, payments }: RightsInput): Deadline | undefined {
  const first = payments.find(({ reason }) => reason === 'first');
  if (duplicate || withdrawnAt !== undefined || !first || !isRetained(first)) return undefined;
  return { paymentId: first.id, until: startedAt + WITHDRAWAL_MS };
}

/** Thirty days from the latest payment, once. */
function guarantee({ duplicate, withdrawnAt, guaranteeAskedAt, payments }: RightsInput): Deadline | undefined {
  if (duplicate || withdrawnAt !== undefined) return undefined;
  const [latest] = payments.filter(isRetained).sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0));
  if (latest?.paidAt === undefined || (guaranteeAskedAt ?? 0) >= latest.paidAt) return undefined;
  return { paymentId: latest.id, until: latest.paidAt + GUARANTEE_MS };
}

function open(deadline: Deadline | undefined, now: number): Deadline | undefined {
  return deadline && now < deadline.until ? deadline : undefined;
}

/** Paid, and not all of it paid back. */
function isRetained({ amountPaid, amountRefunded, paidAt }: PaidPayment): boolean {
  return paidAt !== undefined && amountPaid > amountRefunded;
}

/** The last day, to be told, of a right that counts one day more. */
export function lastDay({ until }: Deadline): number {
  return until - DAY_MS;
}
