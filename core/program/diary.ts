/** How the skin was in a week: `fine` alone, or what bothered it. */
export const feelings = ['fine', 'burning', 'dry', 'breakouts'] as const;
export type Feeling = (typeof feelings)[number];

/** On how many days the rituals were kept. */
export const keepings = ['most', 'some', 'hardly'] as const;
export type Keeping = (typeof keepings)[number];

export type CheckInAnswer = { readonly at: number; readonly felt: readonly Feeling[]; readonly kept: Keeping };

/** The answer that holds, with those that it replaced, newest first. */
export type CheckIn = CheckInAnswer & { readonly earlier?: readonly CheckInAnswer[] };

/** The evening of an active on another day; `to` is its own day again where that was taken back. */
export type Move = { readonly at: number; readonly to: number };

/** What a buyer notes beside a program. Times are epoch milliseconds. */
export type Diary = {
  /** When a step of a day was ticked, by '12-evening-cleanser'; negative where that was undone. */
  readonly ticks: Readonly<Record<string, number>>;
  /** By the number of the week. */
  readonly checkIns: Readonly<Record<string, CheckIn>>;
  /** By the day on which the program has the active, as in '12-azelaic-acid'. */
  readonly moves: Readonly<Record<string, Move>>;
};

export const emptyDiary: Diary = { ticks: {}, checkIns: {}, moves: {} };

/** Releases before this one kept diaries without moves. */
export function wholeDiary(kept: Partial<Diary>): Diary {
  return { ...emptyDiary, ...kept };
}

/** About three months of them. */
export const MAX_TICKS = 1000;
export const MAX_CHECK_INS = 60;
/** Of one week. */
export const MAX_EARLIER_ANSWERS = 5;
export const MAX_MOVES = 200;

/** Of two devices: of everything the later one, in whatever order they come. */
export function mergeDiaries(one: Diary, other: Diary): Diary {
  return {
    ticks: merged(one.ticks, other.ticks, { timeOf: Math.abs, choose: laterOf(Math.abs), limit: MAX_TICKS }),
    checkIns: merged(one.checkIns, other.checkIns, { timeOf: timeOfNote, choose: withEarlier, limit: MAX_CHECK_INS }),
    moves: merged(one.moves, other.moves, { timeOf: timeOfNote, choose: laterOf<Move>(timeOfNote), limit: MAX_MOVES }),
  };
}

type MergeRules<Value> = {
  readonly timeOf: (value: Value) => number;
  readonly choose: (one: Value, other: Value) => Value;
  readonly limit: number;
};

type Notes<Value> = Readonly<Record<string, Value>>;

function merged<Value>(one: Notes<Value>, other: Notes<Value>, { timeOf, choose, limit }: MergeRules<Value>): Notes<Value> {
  const all = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : choose(known, value));
  }
  const newest = [...all].sort(([a, x], [b, y]) => timeOf(y) - timeOf(x) || (a < b ? -1 : 1));
  return Object.fromEntries(newest.slice(0, limit));
}

/** All answers of two devices for one week: the latest holds. */
function withEarlier(one: CheckIn, other: CheckIn): CheckIn {
  const answers = new Map([one, ...(one.earlier ?? []), other, ...(other.earlier ?? [])].map(writtenAnswer));
  const [latest = one, ...earlier] = [...answers]
    .sort(([a, x], [b, y]) => y.at - x.at || (a > b ? -1 : 1))
    .map(([, answer]) => answer)
    .slice(0, 1 + MAX_EARLIER_ANSWERS);
  return { ...latest, ...(earlier.length > 0 && { earlier }) };
}

function writtenAnswer({ at, felt, kept }: CheckInAnswer): [text: string, answer: CheckInAnswer] {
  const answer = { at, felt, kept };
  return [JSON.stringify(answer), answer];
}

function timeOfNote({ at }: { readonly at: number }): number {
  return at;
}

/** Of two at the same moment the same one wins on every device. */
function laterOf<Value>(timeOf: (value: Value) => number): (one: Value, other: Value) => Value {
  return (one, other) => {
    const difference = timeOf(other) - timeOf(one);
    return difference > 0 || (difference === 0 && JSON.stringify(other) > JSON.stringify(one)) ? other : one;
  };
}
