let monthAndDayFormat: Intl.DateTimeFormat | undefined;

/** Of a calendar with a date on each of its days: to make a format costs more than to use it. */
export function monthAndDay(time: number): string {
  monthAndDayFormat ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  return monthAndDayFormat.format(time);
}

export function day(time: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time);
}
