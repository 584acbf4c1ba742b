/** What an operator sets. Null is off; shares are percent. */
export type AlertLimits = {
  /** Gross cents of the day that are expected by `revenueHour`. */
  readonly revenue: number | null;
  readonly revenueHour: number;
  readonly acceptance: number | null;
  readonly refunds: number | null;
  readonly disputes: number | null;
  readonly deliveries: number | null;
  /** Hours without a visitor. */
  readonly silence: number | null;
  readonly anomalies: boolean;
};

export const ALERT_RULES = [
  'revenue',
  'acceptance',
  'refunds',
  'disputes',
  'deliveries',
  'silence',
  'visitors',
  'buyers',
] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

export type AlertFacts = Readonly<Record<string, number>>;

/** `broken` is null where all is well. */
export type AlertVerdict = { readonly rule: AlertRule; readonly broken: AlertFacts | null };
