import { z } from 'zod';
import { daysIn, FIRST_DAY, LAST_DAY, type Period } from '../../operator/period.ts';
import { CurrencyCode } from '../checkout.ts';

const Day = z.iso
  .date('Please give a day like 2026-03-01.')
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Please give a day of the years 2000 to 2100.');
const MAX_DAYS = 3 * 366;

/** PostgreSQL reads `IST` differently than Node, does not know `AET`, and inverts offsets. */
export const Zone = z
  .string()
  .max(40)
  .transform((zone, context) => {
    try {
      const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
      if (/^[a-z]/i.test(timeZone)) return timeZone;
    } catch {}
    context.addIssue('Please give a time zone like Europe/Berlin.');
    return z.NEVER;
  });

const DAYS = { from: Day, to: Day, zone: Zone, unit: z.enum(['day', 'week', 'month']) };

export const PeriodQuery = within(z.strictObject(DAYS));
export type PeriodQuery = z.output<typeof PeriodQuery>;

/** Of amounts in one currency, which are never added to those of another; without one, that in which all plans are sold. */
export const MoneyQuery = within(z.strictObject({ ...DAYS, currency: CurrencyCode.optional() }));
export type MoneyQuery = z.output<typeof MoneyQuery>;

function within<Query extends z.ZodType<Period>>(query: Query): Query {
  return query
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first.' })
    .refine((period) => daysIn(period) <= MAX_DAYS, { path: ['from'], message: 'Please take three years at most.' });
}
