/** Of a period's payments, in the smallest unit of the report's currency, with what came of them later: `net` is `gross` less all below it. Tax is on what was kept. */
export type PaymentAmounts = {
  readonly orders: number;
  readonly intro: number;
  readonly renewals: number;
  readonly changes: number;
  readonly gross: number;
  readonly refunded: number;
  /** Of disputes that were lost, what was not refunded before. */
  readonly lost: number;
  readonly tax: number;
  readonly fees: number;
  readonly net: number;
};

/** In the smallest unit of a currency that is not the one of the report. */
export type CurrencyAmounts = Pick<PaymentAmounts, 'orders' | 'gross' | 'refunded' | 'lost'> & { readonly currency: string };

export type RevenueTotals = PaymentAmounts & {
  readonly disputes: number;
  readonly openDisputes: number;
  readonly atStake: number;
  readonly failedRenewals: number;
};

/** Epoch milliseconds; null without an end. A figure without a span was always whole. */
export type WholeSpan = { readonly since: number; readonly until: number | null };

/** Of the provider's balance, in the smallest unit of the report's currency, on the day when they moved. What leaves it is negative, also fees. */
export type BalanceAmounts = {
  readonly charges: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly fees: number;
  readonly other: number;
  readonly net: number;
};

export type PayoutReport = BalanceAmounts & {
  readonly id: string;
  readonly at: number;
  readonly amount: number;
  readonly difference: number;
};

/** `paid`: what buyers were charged for `charges`, in their own currency. */
export type SettledAmounts = BalanceAmounts & { readonly currency: string; readonly paid: number };

export type BalanceReport = BalanceAmounts & {
  readonly span: WholeSpan | null;
  /** On what was charged, without what was given back. It is part of charges, refunds and disputes. */
  readonly tax: number;
  readonly payouts: readonly PayoutReport[];
  readonly otherCurrencies: readonly string[];
  /** Of payments in the currency of the report that were settled in another. */
  readonly settled: readonly SettledAmounts[];
};

export type CheckoutCounts = {
  readonly begun: number;
  readonly paid: number;
  readonly failed: number;
  readonly left: number;
  readonly open: number;
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly span: WholeSpan | null;
};

/** `introductory…`: orders at an introductory price, or with a code, that their person had before. All but those that were kept are paid back. */
export type ReturnCounts = {
  readonly withdrawals: number;
  readonly duplicates: number;
  readonly introductoryKept: number;
  readonly introductoryRefused: number;
  readonly refusedAfterReturns: number;
};

/**
 * The offer on 'Done!', by the day on which a buyer saw it. `refused` was not paid and not declined since. The amounts are of
 * payments of the period, and part of all other sums.
 */
export type UpsellReport = Omit<PaymentAmounts, 'orders' | 'intro' | 'renewals' | 'changes'> & {
  readonly seen: number;
  readonly taken: number;
  readonly declined: number;
  readonly refused: number;
  readonly payments: number;
};

export type CardGroup = { readonly name: string | null; readonly accepted: number; readonly declined: number };

export type RevenueReport = {
  readonly totals: RevenueTotals;
  readonly before: RevenueTotals;
  readonly otherCurrencies: readonly CurrencyAmounts[];
  readonly series: readonly (PaymentAmounts & { readonly bucket: string })[];
  readonly plans: readonly (PaymentAmounts & { readonly planId: string; readonly running: number })[];
  /** For each month of start: how many subscriptions still ran after 0, 1, 2… months. */
  readonly cohorts: readonly { readonly month: string; readonly started: number; readonly kept: readonly number[] }[];
  readonly checkouts: CheckoutCounts;
  readonly returns: ReturnCounts;
  readonly upsells: UpsellReport;
  readonly cards: {
    readonly accepted: number;
    readonly declined: readonly { readonly reason: string; readonly count: number }[];
    readonly kinds: readonly CardGroup[];
    /** Of the cards' banks: ISO 3166-1 alpha-2. */
    readonly countries: readonly CardGroup[];
    readonly span: WholeSpan | null;
  };
  readonly balance: BalanceReport;
};
