import { fill } from '../presentation/fill.ts';
import type { Caution, ConcernId, Ingredient } from './ingredient.ts';
import type { AvoidedIngredient, LineGrounds, NamedLine, Program, RoutineStep, SoughtIngredient } from './program.ts';
import type { ProgramWords } from './program-words.ts';
import type { Reason } from './skin-profile.ts';
import { sunLines } from './sun-text.ts';
import { weekLines } from './week-text.ts';
import { capitalized, listed } from './wording.ts';

const MAX_HEADLINE_CONCERNS = 3;

type PlainLine = { readonly text: string; readonly why: readonly string[] };

export type ProgramLine = PlainLine & { readonly grounds: LineGrounds };

/** `use` and `beforeUse` are its text without the ingredient's name: how it is used, and what to know before. */
export type SoughtLine = ProgramLine & { readonly name: string; readonly use: string; readonly beforeUse: string };

export type ProgramText = {
  /** 'Combination skin, redness and visible pores first'. */
  readonly headline: string;
  readonly skinType: string | undefined;
  /** The last line names what is tried on the arm, with what must be known before; `patchTest` is the line without it. */
  readonly firstWeek: readonly [string, string, string];
  readonly patchTest: string | undefined;
  readonly concerns: readonly PlainLine[];
  readonly seek: readonly SoughtLine[];
  /** `what` is a name: 'Perfume and essential oils'. */
  readonly avoid: readonly (ProgramLine & { readonly what: string; readonly isOut: boolean })[];
  readonly later: string | undefined;
  readonly photo: string | undefined;
  readonly minutes: PlainLine;
  readonly morning: readonly ProgramLine[];
  readonly evening: readonly ProgramLine[];
  readonly resting: readonly ProgramLine[];
  readonly weeks: readonly string[];
  /** The days on which something new begins. */
  readonly starts: readonly { readonly day: number; readonly ingredient: string }[];
  readonly calendarRules: readonly ProgramLine[];
  readonly sun: readonly string[];
  readonly habits: readonly ProgramLine[];
  /** `period` is 'Weeks 4 to 12', and `what` the line without it. */
  readonly expect: readonly (ProgramLine & { readonly period: string | undefined; readonly what: string })[];
  readonly doNotExpect: readonly ProgramLine[];
  readonly seeADoctor: readonly ProgramLine[];
};

type NameOf = (id: string) => string;
type NamedIngredients = readonly Pick<Ingredient, 'id' | 'name'>[];

/** `dateOf` names the days of the weeks by their dates, where it is known when the program begins. */
export function programText(
  program: Program,
  ingredients: NamedIngredients,
  words: ProgramWords,
  dateOf?: (day: number) => string,
): ProgramText {
  const names = new Map(ingredients.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const line = (text: string, grounds: LineGrounds): ProgramLine => ({ text, why: whyLines(grounds.because, words), grounds });
  const named = (lines: readonly NamedLine[]) => lines.map((entry) => line(words.named[entry.id] ?? entry.id, entry));
  const weeks = weekLines(program, nameOf, words, dateOf);
  const tested = program.calendar[0]?.patchTest;
  const patchTest = tested && fill(words.firstWeek.patchTest, { ingredient: nameOf(tested) });
  return {
    headline: headline(program, words),
    skinType: program.profile.type && capitalized(words.types[program.profile.type]),
    firstWeek: firstWeek(program, patchTest, words),
    patchTest,
    concerns: program.profile.concerns.map(({ id, because }) => ({
      text: capitalized(words.concerns[id]),
      why: [...whyLines(because, words), ...photoLines([id], program, words)],
    })),
    seek: program.seek.map((entry) => {
      const name = capitalized(nameOf(entry.about.ingredient));
      const use = useText(entry, words);
      const beforeUse = beforeUseText(entry, words);
      const { why, ...sought } = line([name, use, beforeUse].filter(Boolean).join(' '), entry);
      return { ...sought, name, use: capitalized(use), beforeUse, why: [...why, ...photoLines(entry.for, program, words)] };
    }),
    avoid: program.avoid.map((entry) => {
      const what = avoidedName(entry, nameOf, words);
      const isOut = entry.degree === 'leave-out';
      return {
        ...line(fill(isOut ? words.lines.leaveOut : words.lines.goEasy, { what }), entry),
        what: capitalized(what),
        isOut,
      };
    }),
    later: laterText(program, words),
    photo: photoText(program, words),
    minutes: {
      text: fill(words.lines.minutes, { needed: program.minutes.needed }),
      why: whyLines(program.minutes.because, words),
    },
    morning: program.morning.map((step) => line(stepText(step, program, nameOf, words), step)),
    evening: program.evening.map((step) => line(stepText(step, program, nameOf, words), step)),
    resting: program.resting.map((entry) =>
      line(fill(words.lines.rests, { kind: capitalized(words.kinds[entry.kind]), why: words.resting[entry.why] }), entry),
    ),
    weeks,
    starts: program.calendar.flatMap(({ day, starts }) => (starts ? [{ day, ingredient: nameOf(starts) }] : [])),
    calendarRules: named(program.calendarRules),
    sun: sunLines(program, words),
    habits: named(program.habits),
    expect: program.expect.map((entry) => {
      const what = words.named[entry.id] ?? entry.id;
      const period = entry.weeks && weeksText(entry.weeks, words);
      return { ...line(period ? `${period}: ${what}` : what, entry), period, what };
    }),
    doNotExpect: named(program.doNotExpect),
    seeADoctor: named(program.seeADoctor),
  };
}

function headline({ profile: { type, concerns } }: Program, words: ProgramWords): string {
  const [first] = concerns;
  const facts = { type: type ? words.types[type] : '', concern: first ? firstConcerns(concerns, words) : '' };
  // 'Dry skin, dryness first' would say one thing twice.
  if (type === 'dry' && first?.id === 'dryness') return capitalized(fill(words.headline.dryFirst, facts));
  if (type) return capitalized(fill(first ? words.headline.first : words.headline.alone, facts));
  return capitalized(fill(first ? words.headline.untyped : words.headline.nothing, facts));
}

/** Whatever was named as a concern, so that nobody misses their own; else what comes first. */
function firstConcerns(concerns: Program['profile']['concerns'], words: ProgramWords): string {
  const named = concerns.filter(({ wish }) => wish === 2);
  const told = (named.length > 0 ? named : concerns.slice(0, 1)).map(({ id }) => words.concerns[id]);
  const isLong = told.length > MAX_HEADLINE_CONCERNS;
  return listed(isLong ? [...told.slice(0, MAX_HEADLINE_CONCERNS), words.headline.more] : told, words.and);
}

function firstWeek(
  { morning, evening, calendar, seek }: Program,
  patchTest: string | undefined,
  words: ProgramWords,
): readonly [string, string, string] {
  const basics = [...new Set([...morning, ...evening].filter(({ days }) => days === 'every').map(({ kind }) => kind))]
    .filter((kind) => kind === 'cleanser' || kind === 'moisturizer')
    .map((kind) => words.kinds[kind]);
  const cautions = seek.find(({ about }) => about.ingredient === calendar[0]?.patchTest)?.cautions ?? [];
  return [
    fill(words.firstWeek.basics, { kinds: listed(basics, words.and) }),
    words.firstWeek.sun,
    patchTest ? [patchTest, ...askFirst(cautions, words)].join(' ') : words.firstWeek.noActive,
  ];
}

/** What somebody must know who reads no further. */
function askFirst(cautions: readonly Caution[], words: ProgramWords): readonly string[] {
  return cautions
    .filter((caution) => ['pregnancy', 'medicines', 'salicylates'].includes(caution))
    .map((caution) => words.cautions[caution]);
}

function useText({ use, strength, step, for: concerns }: SoughtIngredient, words: ProgramWords): string {
  const { lines, times } = words;
  const facts = {
    kind: words.kinds[step],
    concerns: listed(
      concerns.map((id) => words.concerns[id]),
      words.and,
    ),
    slot: use ? words.slots[use.slot] : '',
    times: times[(use?.later ?? 0) - 1] ?? '',
    first: times[(use?.firstWeek ?? 0) - 1] ?? '',
  };
  const often = use && (use.later === 7 ? lines.seekDaily : lines.seekSome);
  return [
    fill(often ?? lines.seekBasic, facts),
    ...(use && use.firstWeek < use.later ? [fill(lines.begin, facts)] : []),
    ...(strength ? [fill(strength.from === strength.to ? lines.strengthOne : lines.strength, strength)] : []),
  ].join(' ');
}

function beforeUseText({ family, notWith, cautions }: SoughtIngredient, words: ProgramWords): string {
  const { lines } = words;
  const others = notWith.filter((other) => other !== family).map((other) => words.families[other]);
  const same = notWith.includes(family) ? [fill(lines.otherFamily, { family: words.families[family] })] : [];
  const families = [...others, ...same];
  return [
    ...(families.length > 0 ? [fill(lines.notWith, { families: listed(families, words.or) })] : []),
    ...cautions.map((caution) => words.cautions[caution]),
  ].join(' ');
}

function weeksText(weeks: { readonly from: number; readonly to: number }, { lines }: ProgramWords): string {
  return fill(weeks.from === weeks.to ? lines.week : lines.weeks, weeks);
}

function avoidedName({ about }: AvoidedIngredient, nameOf: NameOf, words: ProgramWords): string {
  return 'family' in about ? words.families[about.family] : nameOf(about.ingredient);
}

function laterText({ later }: Program, words: ProgramWords): string | undefined {
  const concerns = later.map((id) => words.concerns[id]);
  return concerns.length > 0 ? fill(words.lines.later, { concerns: listed(concerns, words.and) }) : undefined;
}

function photoText({ photo }: Program, words: ProgramWords): string | undefined {
  const concerns = photo.map(({ concern }) => words.concerns[concern]);
  return concerns.length > 0 ? fill(words.lines.photoShows, { concerns: listed(concerns, words.and) }) : undefined;
}

function photoLines(concerns: readonly ConcernId[], { photo }: Program, words: ProgramWords): readonly string[] {
  return photo.some(({ concern }) => concerns.includes(concern)) ? [words.lines.photo] : [];
}

function stepText(step: RoutineStep, { seek }: Program, nameOf: NameOf, words: ProgramWords): string {
  const { kind, minutes, ingredients, onShelf, days } = step;
  const { lines } = words;
  const isActive = seek.some(({ about, use }) => use && ingredients.includes(about.ingredient));
  return [
    fill(days === 'every' ? lines.step : lines.stepSomeDays, { kind: capitalized(words.kinds[kind]), minutes }),
    ...(ingredients.length > 0
      ? [fill(lines.lookFor, { ingredients: listed(ingredients.map(nameOf), isActive ? words.and : words.or) })]
      : []),
    ...(onShelf ? [ingredients.length > 0 ? lines.onShelfToCheck : lines.onShelf] : []),
  ].join(' ');
}

function whyLines(because: readonly Reason[], words: ProgramWords): readonly string[] {
  return because.flatMap(({ step, option }) =>
    step === 'location' ? [fill(words.city, { city: option })] : (words.because[step]?.[option] ?? []),
  );
}
