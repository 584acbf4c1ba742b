type Recurrence = { readonly interval: 'month' | 'year'; readonly interval_count: number };

/** The end of the period that starts at `start` (seconds): the same day later, or the last day of a shorter month. */
export function nextPeriodEnd(start: number, { interval, interval_count }: Recurrence): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + interval_count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
