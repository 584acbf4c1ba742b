/** Null is off. Shares are percent, `revenue` is gross cents of the day by `revenueHour`, `silence` hours without a visitor. */
export type AlertLimits = {
  readonly revenue: number | null;
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

export type AlertVerdict = { readonly rule: AlertRule; readonly broken: AlertFacts | null };
