/** `10:17` */
export function clockTime(time: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: zone }).format(time);
}

/** `Nov 22, 11:24` */
export function shortMoment(time: number, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: zone }).format(time);
  return `${day}, ${clockTime(time, zone)}`;
}
