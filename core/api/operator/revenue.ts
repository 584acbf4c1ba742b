/** Amounts are cents. Refunds and disputes count on the day of their payment. */
export type RevenueTotals = {
  readonly orders: number;
  readonly intro: number;
  readonly renewals: number;
  readonly changes: number;
  readonly refunded: number;
  readonly disputes: number;
  readonly disputed: number;
  readonly failedRenewals: number;
};

export type RevenueReport = {
  readonly totals: RevenueTotals;
  readonly before: RevenueTotals;
  readonly series: readonly {
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
    readonly running: number;
  }[];
  /** For each month of start: how many subscriptions still ran after 0, 1, 2… months. */
  readonly cohorts: readonly { readonly month: string; readonly started: number; readonly kept: readonly number[] }[];
  readonly checkouts: {
    readonly begun: number;
    readonly paid: number;
    readonly failed: number;
    readonly left: number;
    readonly open: number;
  };
  readonly cards: {
    readonly accepted: number;
    readonly declined: readonly { readonly reason: string; readonly count: number }[];
  };
};
