export type DayProblem = 'noDay' | 'unclearDay' | 'mixedDays';

/** Day and month of an open day may stand in both orders. */
type Day =
  | { readonly is: 'clear'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly is: 'open'; readonly year: number; readonly first: number; readonly second: number };
type Order = 'day-month' | 'month-day';

/** The day of each text as 2026-11-26. What one day leaves open, the others settle. */
export function readDays(texts: readonly string[]): readonly (string | { readonly problem: DayProblem })[] {
  const days = texts.map((text) =>
    readDay(
      text
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .trim(),
    ),
  );
  const order = days.map(orderOf).find((found) => found !== undefined);
  return days.map((day) => {
    if (!day) return { problem: 'noDay' };
    if (day.is === 'clear') return isoOf(day);
    const { year, first, second } = day;
    if (first === second) return isoOf({ year, month: first, day: first });
    if (!order) return { problem: 'unclearDay' };
    if ((orderOf(day) ?? order) !== order) return { problem: 'mixedDays' };
    return isoOf(order === 'day-month' ? { year, month: second, day: first } : { year, month: first, day: second });
  });
}

const MONTHS = 12;

function orderOf(day: Day | undefined): Order | undefined {
  if (day?.is !== 'open') return undefined;
  if (day.first > MONTHS) return 'day-month';
  return day.second > MONTHS ? 'month-day' : undefined;
}

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = [
  /^(20\d\d)-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/,
  /^(20\d\d)[/.] ?(\d{1,2})[/.] ?(\d{1,2})\.?$/,
  /^(20\d\d)(\d\d)(\d\d)$/,
  /^(20\d\d)年(\d{1,2})月(\d{1,2})日$/,
];
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d|\d\d)\.?$/;
const OPEN = /^(\d{1,2})([/-])(\d{1,2})\2(20\d\d)$/;
const MONTH_NAMED_FIRST = /^(?:[a-z]+, )?([a-z]{3})[a-z]*\.? (\d{1,2}),? (20\d\d)$/i;
const DAY_NAMED = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -](20\d\d)$/i;

function readDay(text: string): Day | undefined {
  for (const form of YEAR_FIRST) {
    const found = form.exec(text);
    if (found) return clear(found[1], found[2], found[3]);
  }
  const dotted = DAY_FIRST.exec(text);
  if (dotted) return clear(dotted[3]?.padStart(4, '20'), dotted[2], dotted[1]);
  const monthFirst = MONTH_NAMED_FIRST.exec(text);
  if (monthFirst) return clear(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const named = DAY_NAMED.exec(text);
  if (named) return clear(named[3], monthNumber(named[2]), named[1]);
  const open = OPEN.exec(text);
  return open ? { is: 'open', year: Number(open[4]), first: Number(open[1]), second: Number(open[3]) } : undefined;
}

function clear(year = '', month = '', day = ''): Day {
  return { is: 'clear', year: Number(year), month: Number(month), day: Number(day) };
}

function monthNumber(name = ''): string {
  return String(MONTH_NAMES.indexOf(name.toLowerCase()) + 1);
}

function isoOf({ year, month, day }: Omit<Extract<Day, { is: 'clear' }>, 'is'>): string | { readonly problem: DayProblem } {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : { problem: 'noDay' };
}
