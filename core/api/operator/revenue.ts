/** Amounts are cents. Refunds and disputes count on the day of the payment they are about. */
export type RevenueTotals = {
  readonly orders: number;
  readonly intro: number;
  readonly renewals: number;
  /** Of changed plans. */
  readonly changes: number;
  readonly refunded: number;
  /** Payments, and what was paid by them. */
  readonly disputes: number;
  readonly disputed: number;
  readonly failedRenewals: number;
};

/** `GET /api/operator/revenue?from&to&zone&unit` */
export type RevenueReport = {
  readonly totals: RevenueTotals;
  /** Of the equally long period just before. */
  readonly before: RevenueTotals;
  readonly series: readonly {
    /** Its first day. */
    readonly bucket: string;
    readonly orders: number;
    readonly intro: number;
    readonly renewals: number;
    readonly refunded: number;
  }[];
  readonly plans: readonly {
    readonly planId: string;
    readonly orders: number;
    readonly intro: number;
    readonly renewals: number;
    readonly refunded: number;
    /** Running at this moment. */
    readonly running: number;
  }[];
  /** Subscriptions by the month they started in, whatever the period: how many of them still ran after so many months. */
  readonly cohorts: readonly { readonly month: string; readonly started: number; readonly kept: readonly number[] }[];
  /** What became of the checkouts that were begun. */
  readonly checkouts: {
    readonly begun: number;
    readonly paid: number;
    readonly failed: number;
    readonly left: number;
    readonly open: number;
  };
  /** Tries to charge a card: how many were accepted, and why the others were not, the most frequent first. */
  readonly cards: {
    readonly accepted: number;
    readonly declined: readonly { readonly reason: string; readonly count: number }[];
  };
};
