import type { CalendarDay, SoughtIngredient } from './program.ts';

export const DAYS_A_WEEK = 7;
const WEEKS = 4;

type Active = SoughtIngredient & { readonly use: NonNullable<SoughtIngredient['use']> };

/** An active is tried on the arm for a week and starts in the next. `careful` keeps all actives of an evening apart. */
export function programCalendar(seek: readonly SoughtIngredient[], careful: boolean): readonly CalendarDay[] {
  const actives = seek.filter((line): line is Active => line.use !== undefined).slice(0, WEEKS - 1);
  const uses = actives.map((active) => ({ active, days: new Set<number>() }));
  for (let week = 0; week < WEEKS; week += 1) {
    for (const [index, { active, days }] of uses.entries()) {
      if (week <= index) continue;
      const others = uses.filter((other) => other.active !== active && conflict(active, other.active, careful));
      const isFree = (day: number) => others.every((other) => !other.days.has(day));
      const times = week === index + 1 ? active.use.firstWeek : active.use.later;
      for (const day of freeDays(week * DAYS_A_WEEK + 1, times, isFree)) days.add(day);
    }
  }
  return Array.from({ length: WEEKS * DAYS_A_WEEK }, (_, index) => calendarDay(index + 1, uses));
}

function calendarDay(day: number, uses: readonly { readonly active: Active; readonly days: ReadonlySet<number> }[]): CalendarDay {
  const today = uses.filter(({ days }) => days.has(day));
  const started = today.find(({ days }) => Math.min(...days) === day);
  const tested = uses[Math.floor((day - 1) / DAYS_A_WEEK)];
  return {
    day,
    morning: today.filter(({ active }) => active.use.slot === 'morning').map(({ active }) => active.about.ingredient),
    evening: today.filter(({ active }) => active.use.slot === 'evening').map(({ active }) => active.about.ingredient),
    ...(started && { starts: started.active.about.ingredient }),
    ...(tested && { patchTest: tested.active.about.ingredient }),
  };
}

function freeDays(monday: number, times: number, isFree: (day: number) => boolean): readonly number[] {
  for (let count = times; count > 0; count -= 1) {
    for (let offset = 0; offset < DAYS_A_WEEK; offset += 1) {
      const days = Array.from(
        { length: count },
        (_, index) => monday + ((offset + Math.floor((index * DAYS_A_WEEK) / count)) % DAYS_A_WEEK),
      );
      if (days.every(isFree)) return days;
    }
  }
  return [];
}

function conflict(a: Active, b: Active, careful: boolean): boolean {
  if (a.use.slot !== b.use.slot) return false;
  if (careful && a.use.slot === 'evening') return true;
  return a.notWith.includes(b.family) || b.notWith.includes(a.family);
}
