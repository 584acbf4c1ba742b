import { DAYS_A_WEEK } from './calendar.ts';
import type { CheckIn, Diary } from './diary.ts';
import type { CalendarDay, Program, RoutineStep } from './program.ts';

/** What a check-in changed, from the week after it on. */
export type Change = {
  readonly week: number;
  readonly kind: 'stopped' | 'slower' | 'waits' | 'repeats' | 'goes-on';
  /** Of what was stopped. */
  readonly ingredient?: string;
  /** It came again and again: a doctor is to look at it. */
  readonly doctor?: true;
};

export type Adapted = { readonly program: Program; readonly changes: readonly Change[] };

/** So many more weeks at most: what needs longer needs another plan. */
const MAX_REPEATS = 4;
const SLOW_WEEKS = 2;
const DOCTOR_AFTER = { burning: 2, breakouts: 3 };

/**
 * The program as the check-ins of its weeks leave it: what burns is stopped, dry skin gets half of the days for two weeks, and with
 * breakouts or a week that was hardly kept nothing new begins.
 */
export function adaptProgram(program: Program, { checkIns }: Pick<Diary, 'checkIns'>): Adapted {
  const changes: Change[] = [];
  const stopped = new Set<string>();
  const weeks: (readonly CalendarDay[])[] = [];
  const total = program.calendar.length / DAYS_A_WEEK;
  let slowUntil = 0;
  let repeats = 0;
  for (let planned = 0, before = -1; planned < total; ) {
    const week = weeks.length + 1;
    const days = daysOf(program.calendar, planned, { week, stopped, isSlow: week <= slowUntil, isAgain: planned === before });
    const answer = checkIns[week];
    const found = answer ? changesOf(answer, { week, days, checkIns }) : [];
    const waits = repeats < MAX_REPEATS && found.some(({ kind }) => kind === 'waits' || kind === 'repeats');
    for (const { ingredient } of found) if (ingredient) stopped.add(ingredient);
    if (found.some(({ kind }) => kind === 'slower')) slowUntil = week + SLOW_WEEKS;
    changes.push(...found);
    weeks.push(days);
    before = planned;
    if (waits) repeats += 1;
    else planned += 1;
  }
  return { program: without(program, stopped, weeks.flat()), changes };
}

type WeekState = {
  readonly week: number;
  readonly stopped: ReadonlySet<string>;
  readonly isSlow: boolean;
  /** The week before was the same one. */
  readonly isAgain: boolean;
};

function daysOf(calendar: readonly CalendarDay[], planned: number, { week, stopped, isSlow, isAgain }: WeekState) {
  const seen = new Map<string, number>();
  const kept = (id: string) => {
    if (stopped.has(id)) return false;
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return !isSlow || times % 2 === 0;
  };
  return calendar
    .slice(planned * DAYS_A_WEEK, (planned + 1) * DAYS_A_WEEK)
    .map(({ morning, evening, starts, patchTest }, index): CalendarDay => {
      const used = { morning: morning.filter(kept), evening: evening.filter(kept) };
      return {
        day: (week - 1) * DAYS_A_WEEK + index + 1,
        ...used,
        ...(starts && !isAgain && !stopped.has(starts) && { starts }),
        ...(patchTest && !stopped.has(patchTest) && { patchTest }),
      };
    });
}

type Asked = { readonly week: number; readonly days: readonly CalendarDay[]; readonly checkIns: Diary['checkIns'] };

function changesOf({ felt, kept }: CheckIn, { week, days, checkIns }: Asked): readonly Change[] {
  const times = (feeling: CheckIn['felt'][number]) =>
    Object.entries(checkIns).filter(([other, answer]) => Number(other) <= week && answer.felt.includes(feeling)).length;
  const doctor = (feeling: keyof typeof DOCTOR_AFTER) => times(feeling) >= DOCTOR_AFTER[feeling] && { doctor: true as const };
  const culprit = newestOf(days);
  const changes: readonly Change[] = [
    ...(felt.includes('burning')
      ? [{ week, kind: 'stopped' as const, ...(culprit && { ingredient: culprit }), ...doctor('burning') }]
      : []),
    ...(felt.includes('dry') ? [{ week, kind: 'slower' as const }] : []),
    ...(felt.includes('breakouts') ? [{ week, kind: 'waits' as const, ...doctor('breakouts') }] : []),
    ...(kept === 'hardly' ? [{ week, kind: 'repeats' as const }] : []),
  ];
  return changes.length > 0 ? changes : [{ week, kind: 'goes-on' }];
}

/** What came last onto the face; before anything did, what is tried on the arm. */
function newestOf(days: readonly CalendarDay[]): string | undefined {
  const started = days.flatMap(({ starts }) => starts ?? []).at(-1);
  const used = days.flatMap(({ morning, evening }) => [...morning, ...evening]);
  return started ?? used.at(-1) ?? days.find(({ patchTest }) => patchTest)?.patchTest;
}

/** A program from which what was stopped has gone. */
function without(program: Program, stopped: ReadonlySet<string>, calendar: readonly CalendarDay[]): Program {
  const steps = (routine: readonly RoutineStep[]) =>
    routine.flatMap((step) => {
      const ingredients = step.ingredients.filter((id) => !stopped.has(id));
      return step.days === 'some' && ingredients.length === 0 ? [] : [{ ...step, ingredients }];
    });
  return {
    ...program,
    calendar,
    seek: program.seek.filter(({ about }) => !stopped.has(about.ingredient)),
    morning: steps(program.morning),
    evening: steps(program.evening),
  };
}
