/** `10:17` */
export function clockTime(time: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: zone }).format(time);
}

/** `Sunday`, of a day like `2026-11-22`. */
export function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T12:00:00Z`));
}

/** `Nov 22, 11:24` */
export function shortMoment(time: number, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: zone }).format(time);
  return `${day}, ${clockTime(time, zone)}`;
}
