import type { WholeSpan } from './revenue.ts';

/** Cents a month. */
export type MonthlyMovements = {
  readonly new: number;
  readonly expansion: number;
  readonly contraction: number;
  readonly churned: number;
};

type Movements = MonthlyMovements & { readonly started: number; readonly ended: number };

/** Of the payments of a period. */
type PaymentCounts = { readonly all: number; readonly refunded: number; readonly disputed: number };

/** Of the subscriptions that began in a period: how many the app has unlocked until now, and how long after their start. */
export type ActivationCounts = {
  readonly started: number;
  readonly activated: number;
  readonly medianSeconds: number | null;
};

export type GrowthReport = {
  /** Now, of what runs. */
  readonly monthly: number;
  readonly running: number;
  readonly cancelled: { readonly subscriptions: number; readonly monthly: number };
  readonly movements: Movements;
  /** `monthly` is that at the end of the bucket. */
  readonly series: readonly (MonthlyMovements & { readonly bucket: string; readonly monthly: number })[];
  /** `atStart` ran when the period began; `churned` are those of them that ended in it. */
  readonly churn: readonly { readonly planId: string; readonly atStart: number; readonly churned: number }[];
  readonly payments: PaymentCounts;
  /** The period before; its movements are null where not all of them were recorded. */
  readonly before: { readonly movements: Movements | null; readonly payments: PaymentCounts };
  readonly activation: ActivationCounts & {
    readonly plans: readonly (ActivationCounts & { readonly planId: string })[];
    /** The period before; null where not all of it was recorded. */
    readonly before: ActivationCounts | null;
    /** Epoch milliseconds; only what began since then counts. Null where the whole period counts. */
    readonly since: number | null;
  };
  /** By the month of start: cents that the subscriptions brought so far, net of everything. */
  readonly lifetimes: readonly { readonly month: string; readonly started: number; readonly net: number }[];
  readonly span: WholeSpan | null;
};
