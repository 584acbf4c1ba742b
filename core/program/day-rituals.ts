import { DAYS_A_WEEK } from './calendar.ts';
import type { CalendarDay, Program, RoutineStep } from './program.ts';

export type DayStep = Pick<RoutineStep, 'kind' | 'minutes' | 'onShelf'> & {
  /** What the product of this step holds; of the actives only those of this day. */
  readonly ingredients: readonly string[];
  /** An active that is used for the first time. */
  readonly starts: string | undefined;
};

export type DayRituals = {
  readonly morning: readonly DayStep[];
  readonly evening: readonly DayStep[];
  readonly starts: string | undefined;
  readonly patchTest: string | undefined;
};

/** `day` from 1. After the calendar's last day its last week goes on, and nothing in it is new. */
export function dayRituals({ calendar, morning, evening, seek }: Program, day: number): DayRituals {
  const last = calendar.length;
  const isLater = day > last;
  const today = calendar[isLater ? last - DAYS_A_WEEK + ((day - 1) % DAYS_A_WEEK) : day - 1];
  const starts = isLater ? undefined : today?.starts;
  const actives = new Set(seek.flatMap(({ use, about }) => (use ? [about.ingredient] : [])));
  const stepsOf = (steps: readonly RoutineStep[], used: readonly string[]) => daySteps(steps, { used, actives, starts });
  return {
    morning: stepsOf(morning, today?.morning ?? []),
    evening: stepsOf(evening, today?.evening ?? []),
    starts,
    patchTest: isLater ? undefined : today?.patchTest,
  };
}

type Today = { readonly used: readonly string[]; readonly actives: ReadonlySet<string>; readonly starts: CalendarDay['starts'] };

function daySteps(steps: readonly RoutineStep[], { used, actives, starts }: Today): readonly DayStep[] {
  return steps.flatMap(({ kind, minutes, onShelf, ingredients: held, days }) => {
    const ingredients = held.filter((id) => !actives.has(id) || used.includes(id));
    if (days === 'some' && ingredients.length === 0) return [];
    return [{ kind, minutes, onShelf, ingredients, starts: ingredients.find((id) => id === starts) }];
  });
}
