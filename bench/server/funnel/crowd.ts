import { funnel, type StageId } from '../../../content/funnel/index.ts';
import { bucketOf, grains } from '../../../core/analytics/buckets.ts';
import { type Counts, timeClass } from '../../../core/analytics/counts.ts';
import { stagesOf } from '../../../core/analytics/stages.ts';
import type { CountRow } from '../../../core/analytics/tally.ts';
import { addTo } from '../../../core/analytics/tally.ts';
import { ALL, type Segment } from '../../../core/analytics/visit.ts';
import { HOUR_MS } from '../../../core/time.ts';

const stages = stagesOf(funnel);

/** The share that continues to the next stage. Most visitors leave at the first page, at the e-mail and at the price. */
const STAYING: Readonly<Partial<Record<StageId, number>>> = {
  landing: 0.62,
  'keep-results': 0.8,
  prediction: 0.3,
  payment: 0.5,
  checkout: 0.6,
};
const STAYS = 0.985;
const ANSWERS_COUNTED = 0.5;
const SOURCES = ['facebook', 'instagram', 'tiktok', 'google', 'direct', 'newsletter'];
const COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'PT', 'BR', 'IN', 'MX'];
const BROWSERS = ['none', 'none', 'instagram', 'facebook', 'tiktok'];
const DEVICES = ['phone', 'phone', 'phone', 'desktop', 'tablet'];
const SECONDS = [1.2, 1.9, 2.6, 3.4, 4.2, 5.1, 6.3, 8, 11, 17, 30, 70];

/** One line per hour, and one per finished day and month. */
export function* crowd(visitors: number, until: number, random: () => number): Generator<CountRow> {
  const from = until - 365 * 24 * HOUR_MS;
  let expected = 0;
  const sums = grains.slice(1).map((grain) => ({ grain, bucket: bucketOf(grain, from), lines: new Map<string, CountRow>() }));
  for (let hour = from; hour < until; hour += HOUR_MS) {
    // Traffic is higher by day and varies.
    expected += (visitors / 8760) * (1 + 0.7 * Math.sin(((hour / HOUR_MS) % 24) / 3.8)) * (0.8 + random() * 0.4);
    const count = Math.floor(expected);
    expected -= count;
    for (const sum of sums) {
      const bucket = bucketOf(sum.grain, hour);
      if (bucket === sum.bucket) continue;
      yield* sum.lines.values();
      sum.lines.clear();
      sum.bucket = bucket;
    }
    for (const line of linesOf(hour, count, random)) {
      yield line;
      for (const { grain, bucket, lines } of sums) {
        const key = `${line.dimension} ${line.value}`;
        const sum = lines.get(key) ?? { ...line, grain, bucket, visitors: 0, buyers: 0, counts: {} };
        lines.set(key, sum);
        addTo(sum, line);
      }
    }
  }
  for (const { lines } of sums) yield* lines.values();
}

function linesOf(hour: number, count: number, random: () => number): CountRow[] {
  const reached = new Map<string, { readonly segment: Segment; readonly last: number[] }>();
  for (let visitor = 0; visitor < count; visitor++) {
    const last = lastStage(random);
    for (const segment of segmentsOf(last, random)) {
      const key = `${segment.dimension} ${segment.value}`;
      const of = reached.get(key) ?? { segment, last: new Array<number>(stages.length).fill(0) };
      reached.set(key, of);
      of.last[last] = (of.last[last] ?? 0) + 1;
    }
  }
  return Array.from(reached.values(), ({ segment, last }) => {
    const counts = countsOf(last);
    return {
      ...segment,
      grain: 'hour',
      bucket: hour,
      visitors: counts.landing?.views ?? 0,
      buyers: counts.paid?.views ?? 0,
      counts,
    };
  });
}

function lastStage(random: () => number): number {
  const lastIndex = stages.findIndex(({ id }) => random() > (STAYING[id] ?? STAYS));
  return lastIndex < 0 ? stages.length - 1 : lastIndex;
}

function segmentsOf(last: number, random: () => number): Segment[] {
  const pick = (values: readonly string[]) => values[Math.floor(random() ** 1.7 * values.length)] ?? '';
  const traits: Segment[] = [
    { dimension: 'source', value: pick(SOURCES) },
    { dimension: 'device', value: pick(DEVICES) },
    { dimension: 'browser', value: pick(BROWSERS) },
    { dimension: 'country', value: pick(COUNTRIES) },
  ];
  if (random() > ANSWERS_COUNTED) return [ALL, ...traits];
  const answers = funnel.asking.flatMap((step): string[] => {
    if (step.kind === 'city' || stages.findIndex(({ id }) => id === step.id) >= last) return [];
    const chosen = pick(step.options.map(({ id }) => id));
    const second = step.kind === 'multi' ? pick(step.options.map(({ id }) => id)) : chosen;
    return [step.id, ...new Set([`${step.id}:${chosen}`, `${step.id}:${second}`])];
  });
  return [ALL, ...traits, ...answers.map((value): Segment => ({ dimension: 'answer', value }))];
}

function countsOf(last: readonly number[]): Counts {
  const counts: Counts = {};
  let views = 0;
  for (let index = stages.length - 1; index >= 0; index--) {
    views += last[index] ?? 0;
    if (views === 0) continue;
    const times: Record<string, number> = {};
    for (let n = 0; n < views; n++) {
      const seconds = SECONDS[(n * 5 + index) % SECONDS.length] ?? 1;
      const key = timeClass(seconds * (1 + (index % 7) / 10));
      times[key] = (times[key] ?? 0) + 1;
    }
    counts[stages[index]?.id ?? ''] = { views, backs: Math.floor(views / 15), errors: Math.floor(views / 40), times };
  }
  return counts;
}
