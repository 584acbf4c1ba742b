import { z } from 'zod';
import type { AlertRule } from '../../alerts/limits.ts';
import { CurrencyCode } from '../checkout.ts';
import { Zone } from './period.ts';

const Percent = z.number('Please give a number of percent.').min(0, 'At least 0%.').max(100, 'At most 100%.').nullable();
const whole = (min: number, max: number) =>
  z.number('Please give a number.').int('Please give a whole number.').min(min, `At least ${min}.`).max(max, `At most ${max}.`);

const MAX_CENTS = 100_000_000_00;
const MAX_RETURNS = 1_000_000;
const MAX_MAILS = 100_000_000;
const MAX_DELIVERIES = 1_000_000;
const MAX_SILENCE_HOURS = 168;

/** `revenue` in cents, also of the other currencies; `AlertLimits`, and whose days and hours they are about. */
export const AlertSettings = z.strictObject({
  timeZone: Zone,
  revenue: whole(1, MAX_CENTS).nullable(),
  revenueIn: z.record(CurrencyCode, whole(1, MAX_CENTS)).default({}),
  revenueHour: whole(1, 23),
  acceptance: Percent,
  refunds: Percent,
  disputes: Percent,
  duplicates: whole(0, MAX_RETURNS).nullable(),
  withdrawals: whole(0, MAX_RETURNS).nullable(),
  mails: whole(0, MAX_MAILS).nullable(),
  deliveries: whole(0, MAX_DELIVERIES).nullable(),
  silence: whole(1, MAX_SILENCE_HOURS).nullable(),
  anomalies: z.boolean(),
});
export type AlertSettings = z.output<typeof AlertSettings>;

/** Times are epoch milliseconds. */
export type AlertEntry = {
  readonly id: string;
  readonly rule: AlertRule;
  readonly sentence: string;
  readonly openedAt: number;
  readonly closedAt: number | null;
};

export type AlertReport = {
  readonly settings: AlertSettings;
  readonly open: readonly AlertEntry[];
  /** Newest first. */
  readonly past: readonly AlertEntry[];
};

export const MailChoice = z.strictObject({ alerts: z.boolean(), daily: z.boolean() });
export type MailChoice = z.output<typeof MailChoice>;
