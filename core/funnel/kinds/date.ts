import { day } from '../../presentation/day.ts';
import { HOUR_MS } from '../../time.ts';
import type { Answers } from '../answer.ts';
import type { FieldQuestion } from '../question.ts';
import type { Kind } from './kind.ts';

/** As ISO 8601 writes a day, or so many years after today; years that are negative lie before it. */
export type DateBound = `${number}-${number}-${number}` | { readonly years: number };

export type DateStep = FieldQuestion & {
  readonly kind: 'date';
  readonly earliest?: DateBound;
  readonly latest?: DateBound;
  /** Says in plain words that a day is too early or too late. */
  readonly problems?: { readonly early?: string; readonly late?: string };
  /** The browser may fill it in (WCAG 1.3.5). */
  readonly birthday?: true;
};

/** Where a visitor is, it is one of these days. */
export type Today = { readonly earliest: string; readonly latest: string };

export type DatePart = 'day' | 'month' | 'year';
export type WrittenDate = Readonly<Record<DatePart, string>>;
export type DateProblem = 'missing' | 'incomplete' | 'unreadable' | 'year' | 'impossible' | 'early' | 'late';
/** `part` is the field to mend. */
export type DateReading = { readonly answer: string } | { readonly problem: DateProblem; readonly part: DatePart };

const PARTS = ['day', 'month', 'year'] as const;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Bounds that move with the day are for whoever answers: what was allowed then stays an answer. */
export const date: Kind<DateStep> = {
  personal: true,
  valid: ({ earliest, latest }, value) => {
    if (typeof value !== 'string' || !isDay(value)) return undefined;
    const isEarly = typeof earliest === 'string' && value < earliest;
    const isLate = typeof latest === 'string' && value > latest;
    return isEarly || isLate ? undefined : value;
  },
  labels: (_, answer) => [day(Date.parse(String(answer)), 'UTC')],
  exported: (_, answer) => answer,
};

export function readDate(step: DateStep, written: WrittenDate, today: Today): DateReading {
  const trimmed = PARTS.map((part) => [part, written[part].trim().normalize('NFKC')] as const);
  const [empty] = trimmed.filter(([, text]) => text === '');
  if (empty) {
    const isMissing = trimmed.every(([, text]) => text === '');
    return { problem: isMissing ? 'missing' : 'incomplete', part: empty[0] };
  }
  const [unreadable] = trimmed.filter(([part, text]) => !(part === 'year' ? /^\d+$/ : /^\d{1,2}$/).test(text));
  if (unreadable) return { problem: 'unreadable', part: unreadable[0] };
  const [days = '', months = '', year = ''] = trimmed.map(([, text]) => text);
  if (!/^[1-9]\d{3}$/.test(year)) return { problem: 'year', part: 'year' };
  if (Number(months) < 1 || Number(months) > 12) return { problem: 'impossible', part: 'month' };
  const answer = `${year}-${months.padStart(2, '0')}-${days.padStart(2, '0')}`;
  if (!isDay(answer)) return { problem: 'impossible', part: 'day' };
  const outside = outsideOf(step, answer, today);
  return outside ? { problem: outside, part: 'year' } : { answer };
}

export function writtenDate(answer: string): WrittenDate {
  const [, year = '', month = '', days = ''] = ISO.exec(answer) ?? [];
  return { day: String(Number(days)), month: String(Number(month)), year };
}

/** The day on the calendar of a time zone that is so many minutes ahead of UTC. */
export function dayAt(time: number, minutesAhead: number): string {
  return new Date(time + minutesAhead * (HOUR_MS / 60)).toISOString().slice(0, 10);
}

/** Where nobody says which time zone a visitor is in. */
export function todayAnywhere(now: number): Today {
  return { earliest: dayAt(now, -12 * 60), latest: dayAt(now, 14 * 60) };
}

/** Without the dates that may not be written today, however they came. */
export function withDatesOf<Given extends Answers>(
  asking: readonly { readonly id: string; readonly kind: string }[],
  answers: Given,
  today: Today,
): Given {
  const outside = asking.filter(
    (step) => isDate(step) && answers[step.id] !== undefined && outsideOf(step, String(answers[step.id]), today),
  );
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !outside.some((step) => step.id === id))) as Given;
}

/** The first and the last day that may be written today. */
export function dateBounds({ earliest, latest }: DateStep, today: Today): { readonly [End in keyof Today]?: string } {
  return {
    ...(earliest && { earliest: dayOf(earliest, today.earliest, '03-01') }),
    ...(latest && { latest: dayOf(latest, today.latest, '02-28') }),
  };
}

function outsideOf(step: DateStep, answer: string, today: Today): 'early' | 'late' | undefined {
  const { earliest, latest } = dateBounds(step, today);
  if (earliest !== undefined && answer < earliest) return 'early';
  return latest !== undefined && answer > latest ? 'late' : undefined;
}

/** The 29th of February has no match in most years: who was born on it is a year older from the 1st of March on. */
function dayOf(bound: DateBound, today: string, beside: string): string {
  if (typeof bound === 'string') return bound;
  const year = String(Number(today.slice(0, 4)) + bound.years).padStart(4, '0');
  const same = `${year}-${today.slice(5)}`;
  return isDay(same) ? same : `${year}-${beside}`;
}

/** Whether the calendar has it. */
function isDay(text: string): boolean {
  const [, year, month, days] = (ISO.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || days === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, days));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === days;
}

function isDate(step: { readonly kind: string }): step is DateStep {
  return step.kind === 'date';
}
