import { frameCopy } from '../../../content/operator/frame.ts';
import type { PeriodUnit } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';

const WHOLE = new Intl.NumberFormat('en-US');
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** `12,345` */
export function count(value: number): string {
  return WHOLE.format(value);
}

/** `12.3%`, or a dash for nothing. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : PERCENT.format(part / whole);
}

/** Of fewer, one more or less would move the percents by more than five. */
export const FEWEST_FOR_PERCENT = 20;

/** `12.3%`, `1 of 7` where the whole is small, or a dash for nothing: for a share beside which the whole does not stand. */
export function shareOrCount(part: number, whole: number): string {
  if (whole === 0 || whole >= FEWEST_FOR_PERCENT) return share(part, whole);
  return fill(frameCopy.ofFew, { part: count(part), whole: count(whole) });
}

export function ratio(value: number | undefined): string {
  return value === undefined ? '–' : PERCENT.format(value);
}

const POINTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `+1.2` percentage points for 0.012. */
export function points(value: number): string {
  return POINTS.format(value * 100);
}

/** `Nov 21, 2026, 15:02` */
export function moment(time: number | null): string {
  return time === null ? '–' : MOMENT.format(time);
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** `Mar 1, 2026`, or `March 2026`. */
export function placeName(day: string, unit: PeriodUnit): string {
  return (unit === 'month' ? MONTH : DAY).format(noon(day));
}

/** `Mar 1`, or `Mar 2026`. */
export function shortPlaceName(day: string, unit: PeriodUnit): string {
  return (unit === 'month' ? SHORT_MONTH : SHORT_DAY).format(noon(day));
}
