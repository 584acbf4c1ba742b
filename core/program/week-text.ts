import { fill } from '../presentation/fill.ts';
import type { CalendarDay, Program } from './program.ts';
import type { ProgramWords } from './program-words.ts';
import { capitalized, listed } from './wording.ts';

type NameOf = (id: string) => string;

/** A line for each week. `dateOf` puts dates in place of the numbers of days, where it is known when the program began. */
export function weekLines(
  { calendar }: Program,
  nameOf: NameOf,
  words: ProgramWords,
  dateOf?: (day: number) => string,
): readonly string[] {
  return Array.from({ length: calendar.length / 7 }, (_, week) => {
    const days = calendar.slice(week * 7, week * 7 + 7);
    const started = days.flatMap(({ starts = [] }) => starts);
    const used = [...new Set(days.flatMap(({ morning, evening }) => [...morning, ...evening]))];
    const tested = days[0]?.patchTest;
    const { lines } = words;
    const uses = used.map((id) => ({ id, numbers: daysOf(id, days) }));
    return [
      ...(used.length === 0 ? [lines.weekBasics] : []),
      ...uses.map(({ id, numbers }, index) => {
        const isRepeated = dateOf && numbers.length > 1 && uses.slice(0, index).some((use) => `${use.numbers}` === `${numbers}`);
        const when = isRepeated && numbers.length < 7 ? lines.onSameDates : whenText(numbers, words, dateOf);
        return started.includes(id)
          ? fill(lines.weekStarts, { ingredient: nameOf(id), when })
          : fill(lines.weekGoesOn, { ingredient: capitalized(nameOf(id)), when });
      }),
      ...(tested ? [fill(lines.weekTests, { ingredient: nameOf(tested) })] : []),
    ].join(' ');
  });
}

function whenText(numbers: readonly number[], { lines, and }: ProgramWords, dateOf?: (day: number) => string): string {
  if (numbers.length === 7) return lines.everyDay;
  if (dateOf) return fill(lines.onDates, { days: listed(monthOnce(numbers.map(dateOf)), and) });
  const days = numbers.map(String);
  return fill(days.length === 1 ? lines.onDay : lines.onDays, { days: listed(days, and) });
}

/** 'Dec 14', '16', '18', 'Jan 2': a month stands before the first of its dates, and no line breaks between the two. */
function monthOnce(dates: readonly string[]): readonly string[] {
  const [months, days] = [dates.map((date) => date.split(' ')[0]), dates.map((date) => date.split(' ')[1])];
  return dates.map((date, index) => (months[index] === months[index - 1] && days[index]) || date.replace(' ', '\u00a0'));
}

function daysOf(id: string, days: readonly CalendarDay[]): readonly number[] {
  return days.filter(({ morning, evening }) => morning.includes(id) || evening.includes(id)).map(({ day }) => day);
}
