import { DAY_MS } from '../time.ts';
import { hasEnded, type PaymentState } from './change.ts';

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
  readonly duplicate: boolean;
  readonly payments: readonly PaidPayment[];
  readonly withdrawnAt: number | undefined;
  readonly guaranteeAskedAt: number | undefined;
};

export type Rights = {
  readonly cancel: boolean;
  readonly keep: boolean;
  readonly changePlan: boolean;
  readonly withdraw: Deadline | undefined;
  readonly guarantee: Deadline | undefined;
};

type Deadline = { readonly paymentId: string; readonly until: number };

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

/** A renewal is no new contract. */
function withdrawal({ duplicate, withdrawnAt, startedAt, payments }: RightsInput): Deadline | undefined {
  const first = payments.find(({ reason }) => reason === 'first');
  if (duplicate || withdrawnAt !== undefined || !first || !isRetained(first)) return undefined;
  return { paymentId: first.id, until: startedAt + WITHDRAWAL_MS };
}

function guarantee({ duplicate, withdrawnAt, guaranteeAskedAt, payments }: RightsInput): Deadline | undefined {
  if (duplicate || withdrawnAt !== undefined) return undefined;
  const [latest] = payments.filter(isRetained).sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0));
  if (latest?.paidAt === undefined || (guaranteeAskedAt ?? 0) >= latest.paidAt) return undefined;
  return { paymentId: latest.id, until: latest.paidAt + GUARANTEE_MS };
}

function open(deadline: Deadline | undefined, now: number): Deadline | undefined {
  return deadline && now < deadline.until ? deadline : undefined;
}

function isRetained({ amountPaid, amountRefunded, paidAt }: PaidPayment): boolean {
  return paidAt !== undefined && amountPaid > amountRefunded;
}

export function lastDay({ until }: Deadline): number {
  return until - DAY_MS;
}
