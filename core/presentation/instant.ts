/** A moment as a record states it, to the second: `Nov 21, 2026, 10:02:31 UTC`. */
export function instant(time: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
