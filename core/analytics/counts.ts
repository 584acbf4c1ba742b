export type StageCount = { views: number; backs: number; errors: number; times: Record<string, number> };

export type Counts = Record<string, StageCount>;

/** Neighbouring time classes differ by 5 %, so a median is exact to 2.5 %. */
const RATIO = 1.05;
const MIN_SECONDS = 0.1;
const MAX_SECONDS = 3600;

export function timeClass(seconds: number): number {
  const within = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds));
  return Math.round(Math.log(within / MIN_SECONDS) / Math.log(RATIO));
}

export function secondsOf(timeClass: number): number {
  return Math.round(MIN_SECONDS * RATIO ** timeClass * 10) / 10;
}

export function medianSeconds(times: StageCount['times']): number | undefined {
  const classes = Object.entries(times)
    .map(([key, count]) => ({ key: Number(key), count }))
    .sort((a, b) => a.key - b.key);
  const middle = Math.ceil(classes.reduce((sum, { count }) => sum + count, 0) / 2);
  let passed = 0;
  for (const { key, count } of classes) {
    passed += count;
    if (count > 0 && passed >= middle) return secondsOf(key);
  }
  return undefined;
}

export function emptyCount(): StageCount {
  return { views: 0, backs: 0, errors: 0, times: {} };
}

export function addCounts(counts: Counts, more: Readonly<Counts>, times: 1 | -1 = 1): void {
  for (const [stage, added] of Object.entries(more)) {
    const sum = counts[stage] ?? emptyCount();
    counts[stage] = sum;
    sum.views += times * added.views;
    sum.backs += times * added.backs;
    sum.errors += times * added.errors;
    for (const [key, count] of Object.entries(added.times)) {
      const total = (sum.times[key] ?? 0) + times * count;
      if (total === 0) delete sum.times[key];
      else sum.times[key] = total;
    }
    if (sum.views === 0 && sum.backs === 0 && sum.errors === 0 && Object.keys(sum.times).length === 0) delete counts[stage];
  }
}

type PackedCounts = readonly [views: number, backs: number, errors: number, times: StageCount['times']];

/** A short form, because a million of them are stored. */
export function packCounts(counts: Readonly<Counts>): string {
  const packed = Object.entries(counts).map(([stage, { views, backs, errors, times }]) => [
    stage,
    [views, backs, errors, times] satisfies PackedCounts,
  ]);
  return JSON.stringify(Object.fromEntries(packed));
}

export function unpackCounts(text: string): Counts {
  const packed = JSON.parse(text) as Readonly<Record<string, PackedCounts>>;
  const counts: Counts = {};
  for (const [stage, [views, backs, errors, times]] of Object.entries(packed)) counts[stage] = { views, backs, errors, times };
  return counts;
}
