import { DAY_MS, HOUR_MS } from '../time.ts';

/** By their zones; to make one costs more than to use it a hundred times. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(timeZone, format);
  return format;
}

/** Milliseconds that the clocks of the zone are ahead of UTC. */
export function offsetAt(time: number, timeZone: string): number {
  // Every browser orders the parts of a locale's date in its own way.
  const part = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

export function hourAt(time: number, timeZone: string): number {
  return new Date(time + offsetAt(time, timeZone)).getUTCHours();
}

export function startOfDayAt(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - offsetAt(midnight, timeZone);
  const start = midnight - offsetAt(near, timeZone);
  // Where the clocks skip midnight, the day begins with the hour after it.
  return start + offsetAt(start, timeZone) === midnight ? start : Math.max(near, start);
}

/** So many days earlier, at the same time of the clock; undefined where the clock skipped it. */
export function daysEarlier(time: number, days: number, timeZone: string): number | undefined {
  const offset = offsetAt(time, timeZone);
  const near = time - days * DAY_MS;
  const earlier = near + offset - offsetAt(near, timeZone);
  return earlier + offsetAt(earlier, timeZone) === near + offset ? earlier : undefined;
}

export function changesClock(from: number, until: number, timeZone: string): boolean {
  return offsetAt(from, timeZone) !== offsetAt(until, timeZone);
}

export function startOfHour(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS;
}
