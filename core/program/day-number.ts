import { DAY_MS } from '../time.ts';

/** Which day of the program it is where the buyer lives: 1 on the day of the purchase, whatever its hour. */
export function dayNumber(startedAt: number, now: number): number {
  return Math.max(1, Math.round((midnight(now) - midnight(startedAt)) / DAY_MS) + 1);
}

/** Noon of a day of the program, local time: no change of clocks moves it to another day. */
export function dateOfDay(startedAt: number, day: number): Date {
  const start = new Date(startedAt);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + day - 1, 12);
}

/** Of the local day, counted in a zone without changes of clocks. */
function midnight(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
