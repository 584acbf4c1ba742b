import { CURRENCY, type Currency } from '../plans/plan.ts';

/** Null is off. Shares are percent, `revenue` is gross cents of the day by `revenueHour`, `silence` hours without a visitor. */
export type AlertLimits = {
  readonly revenue: number | null;
  /** The same of what is paid in other currencies, in their smallest units; one that is missing is off. */
  readonly revenueIn: Readonly<Record<Currency, number>>;
  readonly revenueHour: number;
  readonly acceptance: number | null;
  readonly refunds: number | null;
  readonly disputes: number | null;
  /** Of today: orders that were paid back as a second one, and withdrawals. */
  readonly duplicates: number | null;
  readonly withdrawals: number | null;
  /** Of today: mails to addresses that somebody typed, whose link was not used. */
  readonly mails: number | null;
  readonly deliveries: number | null;
  readonly silence: number | null;
  readonly anomalies: boolean;
};

export const ALERT_RULES = [
  'revenue',
  'acceptance',
  'refunds',
  'disputes',
  'duplicates',
  'withdrawals',
  'mails',
  'deliveries',
  'silence',
  'visitors',
  'buyers',
] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

export type AlertFacts = Readonly<Record<string, number>>;

/** As an alert is stored: revenue is judged in each currency for itself. */
export type AlertKey = AlertRule | `revenue:${Currency}`;

export function revenueKey(currency: Currency): AlertKey {
  return currency === CURRENCY ? 'revenue' : `revenue:${currency}`;
}

/** `currency` of revenue alone. */
export function ruleOf(key: AlertKey): { readonly rule: AlertRule; readonly currency?: Currency } {
  if (key === 'revenue') return { rule: 'revenue', currency: CURRENCY };
  const [rule, currency] = key.split(':') as [AlertRule, Currency?];
  return currency === undefined ? { rule } : { rule, currency };
}

export type AlertVerdict = { readonly rule: AlertKey; readonly broken: AlertFacts | null };
