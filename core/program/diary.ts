/** How the skin was in a week: `fine` alone, or what bothered it. */
export const feelings = ['fine', 'burning', 'dry', 'breakouts'] as const;
export type Feeling = (typeof feelings)[number];

/** On how many days the rituals were kept. */
export const keepings = ['most', 'some', 'hardly'] as const;
export type Keeping = (typeof keepings)[number];

export type CheckIn = { readonly at: number; readonly felt: readonly Feeling[]; readonly kept: Keeping };

/** What a buyer notes beside a program. Times are epoch milliseconds. */
export type Diary = {
  /** When a step of a day was ticked, by '12-evening-cleanser'; negative where that was undone. */
  readonly ticks: Readonly<Record<string, number>>;
  /** By the number of the week. */
  readonly checkIns: Readonly<Record<string, CheckIn>>;
};

export const emptyDiary: Diary = { ticks: {}, checkIns: {} };

/** About three months of them. */
export const MAX_TICKS = 1000;
export const MAX_CHECK_INS = 60;

/** Of two devices: of everything the later one, in whatever order they come. */
export function mergeDiaries(one: Diary, other: Diary): Diary {
  return {
    ticks: merged(one.ticks, other.ticks, Math.abs, MAX_TICKS),
    checkIns: merged(one.checkIns, other.checkIns, ({ at }) => at, MAX_CHECK_INS),
  };
}

function merged<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  timeOf: (value: Value) => number,
  limit: number,
): Readonly<Record<string, Value>> {
  const later = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = later.get(key);
    if (known === undefined || isLater(value, known, timeOf)) later.set(key, value);
  }
  const newest = [...later].sort(([a, x], [b, y]) => timeOf(y) - timeOf(x) || (a < b ? -1 : 1));
  return Object.fromEntries(newest.slice(0, limit));
}

/** Of two at the same moment the same one wins on every device. */
function isLater<Value>(value: Value, known: Value, timeOf: (value: Value) => number): boolean {
  const difference = timeOf(value) - timeOf(known);
  return difference > 0 || (difference === 0 && JSON.stringify(value) > JSON.stringify(known));
}
