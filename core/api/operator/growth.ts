import type { EndReason } from '../../subscriptions/end-reason.ts';
import type { MovementKind } from '../../subscriptions/monthly.ts';
import type { WholeSpan } from './revenue.ts';

/** Cents a month. */
export type MonthlyMovements = Readonly<Record<MovementKind, number>>;

type Movements = MonthlyMovements & { readonly started: number; readonly ended: number };

type PaymentCounts = { readonly all: number; readonly refunded: number; readonly disputed: number };

/** Of the subscriptions that began in a period: how many the app has unlocked until now, and how long after their start. */
export type ActivationCounts = {
  readonly started: number;
  readonly activated: number;
  readonly medianSeconds: number | null;
};

/** Alternatives that were chosen in place of a cancellation, by the kind of the request. */
export const ALTERNATIVES = ['pause', 'discount', 'plan-change'] as const;
export type AlternativeKind = (typeof ALTERNATIVES)[number];

/** `lost`: cancelled or ended until now. */
type AlternativeCounts = { readonly saved: number; readonly lost: number };

/** Null where not all of the period was recorded. `monthly` is cents of what runs: now, and at the end of a bucket. */
export type GrowthReport = {
  readonly monthly: number;
  readonly running: number;
  /** Not among those that run: they bring nothing now. */
  readonly paused: number;
  /** `running` now, `ended` in the period, and how many of those were charged until now. Not among those that run. */
  readonly trials: { readonly running: number; readonly started: number; readonly ended: number; readonly converted: number };
  readonly cancelled: { readonly subscriptions: number; readonly monthly: number };
  readonly movements: Movements;
  readonly series: readonly (MonthlyMovements & { readonly bucket: string; readonly monthly: number })[];
  /** Of those that ended in the period, how many and what they brought a month, by why. */
  readonly endings: readonly { readonly reason: EndReason; readonly ended: number; readonly monthly: number }[];
  readonly alternatives: {
    readonly kinds: readonly (AlternativeCounts & { readonly kind: AlternativeKind })[];
    readonly all: AlternativeCounts;
  };
  readonly churn: readonly { readonly planId: string; readonly atStart: number; readonly churned: number }[];
  readonly payments: PaymentCounts;
  readonly before: { readonly movements: Movements | null; readonly payments: PaymentCounts };
  readonly activation: ActivationCounts & {
    readonly plans: readonly (ActivationCounts & { readonly planId: string })[];
    readonly before: ActivationCounts | null;
    /** Epoch milliseconds; only what began since then counts. Null where the whole period counts. */
    readonly since: number | null;
  };
  /** By the month of start: cents that the subscriptions brought so far, net of everything. */
  readonly lifetimes: readonly { readonly month: string; readonly started: number; readonly net: number }[];
  readonly span: WholeSpan | null;
};
