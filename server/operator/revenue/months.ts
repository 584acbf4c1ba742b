import { bucketOf, plusDays } from '../../../core/operator/period.ts';

/** The first days of that many months, the last with `day` in it. */
export function monthsUntil(day: string, count: number): readonly string[] {
  const months = [bucketOf(day, 'month')];
  while (months.length < count) months.unshift(bucketOf(plusDays(months[0] ?? day, -1), 'month'));
  return months;
}
