import { z } from 'zod';
import { daysIn } from '../../operator/period.ts';

const Day = z.iso.date('Please give a day like 2026-03-01.');
const LONGEST_DAYS = 3 * 366;

/** A time zone that this runtime knows. */
const Zone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'Please give a time zone like Europe/Berlin.');

/** Which days a report is about, in the operator's own time zone. */
export const PeriodQuery = z
  .strictObject({ from: Day, to: Day, zone: Zone, unit: z.enum(['day', 'week', 'month']) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first.' })
  .refine((period) => daysIn(period) <= LONGEST_DAYS, { path: ['from'], message: 'Please take three years at most.' });
export type PeriodQuery = z.output<typeof PeriodQuery>;
