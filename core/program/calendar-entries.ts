import type { CalendarEntry } from './calendar-file.ts';
import { type DayStep, dayRituals } from './day-rituals.ts';
import type { Program } from './program.ts';
import type { ProgramWords } from './program-words.ts';
import { capitalized, listed } from './wording.ts';

export type RitualWords = Pick<ProgramWords, 'kinds' | 'and'>;

type Settings = {
  readonly orderId: string;
  readonly dateOf: (day: number) => Date;
  readonly nameOf: (ingredient: string) => string;
  readonly words: RitualWords;
  readonly titles: Readonly<Record<'morning' | 'evening', string>>;
  readonly hours: Readonly<Record<'morning' | 'evening', string>>;
};

/** A morning and an evening for each day of a program. */
export function calendarEntries(program: Program, settings: Settings): readonly CalendarEntry[] {
  const { orderId, dateOf, nameOf, words, titles, hours } = settings;
  return program.calendar.flatMap(({ day }) => {
    const rituals = dayRituals(program, day);
    return (['morning', 'evening'] as const).map((slot) => ({
      id: `${orderId}-${day}-${slot}`,
      date: dateOf(day),
      at: hours[slot],
      minutes: rituals[slot].reduce((sum, { minutes }) => sum + minutes, 0),
      title: titles[slot],
      text: ritualText(rituals[slot], nameOf, words),
    }));
  });
}

/** 'Cleanser, face treatment (azelaic acid) and moisturizer.' */
export function ritualText(steps: readonly DayStep[], nameOf: Settings['nameOf'], { kinds, and }: RitualWords): string {
  const text = steps.map(({ kind, ingredients }) => {
    const held = ingredients.map(nameOf);
    return held.length > 0 ? `${kinds[kind]} (${held.join(', ')})` : kinds[kind];
  });
  return `${capitalized(listed(text, and))}.`;
}
