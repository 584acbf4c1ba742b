import type { CalendarDay } from './program.ts';

export type DayLook = 'basics' | 'starts' | 'active';

/** How a calendar shows a day. */
export function dayLook({ starts, morning, evening }: CalendarDay): DayLook {
  if (starts) return 'starts';
  return morning.length + evening.length > 0 ? 'active' : 'basics';
}
