import { DAYS_A_WEEK } from './calendar.ts';
import type { Diary, Move } from './diary.ts';
import type { CalendarDay, Program } from './program.ts';

/** An active on an evening: `planned` is the day on which the program has it, `day` the one on which it is used. */
type ActiveEvening = { readonly ingredient: string; readonly planned: number; readonly day: number };

export type MovableEvening = ActiveEvening & {
  /** The other days of its week on which it may be used instead. */
  readonly possible: readonly number[];
};

type Moves = Diary['moves'];
type Calendar = Pick<Program, 'calendar'>;

/** Where the program leaves a day between two evenings of an active, one stays between them. */
const MAX_REST_DAYS = 2;

/** A program with the evenings of its actives where its owner has moved them. A move that its rules forbid does not hold. */
export function moveEvenings(program: Program, moves: Moves): Program {
  const evenings = placed(program, moves);
  const starts = new Map(program.calendar.flatMap((day) => startOf(day, evenings)));
  const calendar = program.calendar.map(({ starts: _, ...day }): CalendarDay => {
    const evening = evenings.filter((one) => one.day === day.day).map(({ ingredient }) => ingredient);
    const begins = starts.get(day.day);
    return { ...day, evening, ...(begins && { starts: begins }) };
  });
  return { ...program, calendar };
}

/** Every evening of an active, with the days on which it may be instead while all others stay where they are. */
export function movableEvenings(program: Calendar, moves: Moves): readonly MovableEvening[] {
  const evenings = placed(program, moves);
  return evenings.map((evening) => {
    const isPossible = (to: number) => {
      const after = placed(program, { ...moves, [moveKey(evening)]: { at: Number.POSITIVE_INFINITY, to } });
      return after.every(({ day }, index) => day === (evenings[index] === evening ? to : evenings[index]?.day));
    };
    return { ...evening, possible: daysOfWeek(evening.planned).filter((to) => to !== evening.day && isPossible(to)) };
  });
}

export function moveKey({ planned, ingredient }: Pick<ActiveEvening, 'planned' | 'ingredient'>): string {
  return `${planned}-${ingredient}`;
}

/** All moves at once, without the oldest of those that break a rule together. */
function placed({ calendar }: Calendar, moves: Moves): readonly ActiveEvening[] {
  const planned = calendar.flatMap(({ day, evening }) => evening.map((ingredient) => ({ ingredient, planned: day, day })));
  const allows = rulesOf(planned);
  const holding = new Map(
    planned.flatMap((evening) => {
      const move = moves[moveKey(evening)];
      return move && daysOfWeek(evening.planned).includes(move.to) ? [[moveKey(evening), move]] : [];
    }),
  );
  for (;;) {
    const evenings = planned.map((evening) => ({ ...evening, day: holding.get(moveKey(evening))?.to ?? evening.planned }));
    const broken = evenings.filter((one) => isMoved(one) && !evenings.every((other) => one === other || allows(one, other)));
    const [oldest] = broken.map(moveKey).sort((a, b) => timeOf(holding, a) - timeOf(holding, b) || (a < b ? -1 : 1));
    if (oldest === undefined) return evenings;
    holding.delete(oldest);
  }
}

/** Whether two evenings may be where they are: an active rests as it does in the program, and shares an evening only with what it shares one with there. */
function rulesOf(planned: readonly ActiveEvening[]): (one: ActiveEvening, other: ActiveEvening) => boolean {
  const pairs = new Set(
    planned.flatMap((one) =>
      planned.filter((other) => other.planned === one.planned).map((other) => `${one.ingredient} ${other.ingredient}`),
    ),
  );
  const restIn = ({ ingredient, planned: day }: ActiveEvening) => {
    const days = planned.filter((one) => one.ingredient === ingredient && weekOf(one.planned) === weekOf(day));
    return Math.min(MAX_REST_DAYS, ...days.slice(1).map((one, index) => one.planned - (days[index]?.planned ?? 0)));
  };
  return (one, other) => {
    if (one.ingredient === other.ingredient) return Math.abs(one.day - other.day) >= Math.min(restIn(one), restIn(other));
    return one.day !== other.day || pairs.has(`${one.ingredient} ${other.ingredient}`);
  };
}

/** What begins in the week of this day begins on the first evening on which it is used. */
function startOf({ day, evening, starts }: CalendarDay, evenings: readonly ActiveEvening[]): [day: number, ingredient: string][] {
  if (!starts) return [];
  if (!evening.includes(starts)) return [[day, starts]];
  const used = evenings.filter((one) => one.ingredient === starts && weekOf(one.planned) === weekOf(day));
  return [[Math.min(...used.map((one) => one.day)), starts]];
}

function timeOf(moves: ReadonlyMap<string, Move>, key: string): number {
  return moves.get(key)?.at ?? 0;
}

function isMoved({ planned, day }: ActiveEvening): boolean {
  return day !== planned;
}

function weekOf(day: number): number {
  return Math.ceil(day / DAYS_A_WEEK);
}

function daysOfWeek(day: number): readonly number[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => (weekOf(day) - 1) * DAYS_A_WEEK + index + 1);
}
