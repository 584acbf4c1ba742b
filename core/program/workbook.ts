import { DAYS_A_WEEK } from './calendar.ts';
import type { IngredientFamily } from './ingredient.ts';
import type { Program } from './program.ts';
import type { ProgramLine, ProgramText } from './program-text.ts';

/** As they stand on labels. */
export type LabelNames = {
  readonly ingredients: Readonly<Record<string, readonly string[]>>;
  readonly families: Readonly<Partial<Record<IngredientFamily, readonly string[]>>>;
};

type ShopLine = { readonly name: string; readonly text: string; readonly onLabels: readonly string[] };

type WorkbookDay = {
  readonly day: number;
  /** Beside what is done every day. */
  readonly also: readonly { readonly name: string; readonly slot: 'morning' | 'evening'; readonly starts: boolean }[];
};

export type WorkbookPages = {
  readonly seek: readonly ShopLine[];
  readonly avoid: readonly (ShopLine & { readonly isOut: boolean })[];
  readonly weeks: readonly { readonly days: readonly WorkbookDay[]; readonly patchTest: string | undefined }[];
};

/** A line on paper has room for no more of them. */
const MAX_NAMES = 6;

/** The program for a pen: what a label shows, and each evening of the calendar. */
export function workbookOf(
  { seek, avoid, calendar }: Pick<Program, 'seek' | 'avoid' | 'calendar'>,
  text: { readonly seek: readonly Pick<ProgramLine, 'text'>[]; readonly avoid: ProgramText['avoid'] },
  names: LabelNames,
  nameOf: (ingredient: string) => string,
): WorkbookPages {
  const onLabels = (all: readonly string[] | undefined) => (all ?? []).slice(0, MAX_NAMES);
  const weeks = Array.from({ length: Math.ceil(calendar.length / DAYS_A_WEEK) }, (_, week) =>
    calendar.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
  return {
    seek: seek.map(({ about: { ingredient } }, index) => ({
      name: nameOf(ingredient),
      text: text.seek[index]?.text ?? '',
      onLabels: onLabels(names.ingredients[ingredient]),
    })),
    avoid: avoid.map(({ about }, index) => {
      const line = text.avoid[index];
      const all = 'family' in about ? names.families[about.family] : names.ingredients[about.ingredient];
      return { name: line?.what ?? '', text: line?.text ?? '', isOut: line?.isOut ?? true, onLabels: onLabels(all) };
    }),
    weeks: weeks.map((days) => ({
      days: days.map(({ day, morning, evening, starts }) => {
        const used = (slot: 'morning' | 'evening', ids: readonly string[]) =>
          ids.map((id) => ({ name: nameOf(id), slot, starts: id === starts }));
        return { day, also: [...used('morning', morning), ...used('evening', evening)] };
      }),
      patchTest: days[0]?.patchTest === undefined ? undefined : nameOf(days[0].patchTest),
    })),
  };
}
