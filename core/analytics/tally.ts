import { bucketOf, type Grain, grains } from './buckets.ts';
import { addCounts, type Counts } from './counts.ts';
import { type Segment, segmentsOf, type Visit } from './visit.ts';

export type CountRow = Segment & {
  readonly grain: Grain;
  readonly bucket: number;
  visitors: number;
  buyers: number;
  counts: Counts;
};

export type CountDelta = { readonly visitors: number; readonly counts: Readonly<Counts> };

const PAID = 'paid';

export class Tally {
  private readonly hours = new Map<string, CountRow>();

  change(before: Visit | undefined, after: Visit): void {
    const old = linesOf(before);
    const now = linesOf(after);
    const more = difference(shareOf(after), shareOf(before));
    for (const [key, { at, segment }] of now) this.add(at, segment, old.has(key) ? more : shareOf(after));
    const less = difference(shareOf(undefined), shareOf(before));
    for (const [key, { at, segment }] of old) if (!now.has(key)) this.add(at, segment, less);
  }

  add(at: number, segment: Segment, share: CountDelta): void {
    const bucket = bucketOf('hour', at);
    const key = keyOf(bucket, segment);
    const line = this.hours.get(key) ?? { ...segment, grain: 'hour', bucket, visitors: 0, buyers: 0, counts: {} };
    this.hours.set(key, line);
    addTo(line, share);
  }

  lines(): CountRow[] {
    const lines = new Map<string, CountRow>();
    for (const hour of this.hours.values()) {
      for (const grain of grains) {
        const bucket = bucketOf(grain, hour.bucket);
        const key = `${grain} ${keyOf(bucket, hour)}`;
        const line = lines.get(key) ?? { ...hour, grain, bucket, visitors: 0, buyers: 0, counts: {} };
        lines.set(key, line);
        addTo(line, hour);
      }
    }
    return [...lines.values()].filter(({ visitors, counts }) => visitors !== 0 || Object.keys(counts).length > 0);
  }
}

export function addTo(line: Pick<CountRow, 'visitors' | 'buyers' | 'counts'>, { visitors, counts }: CountDelta): void {
  line.visitors += visitors;
  line.buyers += buyersIn(counts);
  addCounts(line.counts, counts);
}

/** In whichever funnel. */
function buyersIn(counts: Readonly<Counts>): number {
  let buyers = 0;
  for (const stage in counts) if (stage === PAID || stage.endsWith(`/${PAID}`)) buyers += counts[stage]?.views ?? 0;
  return buyers;
}

function keyOf(bucket: number, { dimension, value }: Segment): string {
  return `${bucket} ${dimension} ${value}`;
}

function linesOf(visit: Visit | undefined): Map<string, { at: number; segment: Segment }> {
  if (!visit) return new Map();
  const at = bucketOf('hour', visit.first);
  return new Map(segmentsOf(visit).map((segment) => [keyOf(at, segment), { at, segment }]));
}

function shareOf(visit: Visit | undefined): CountDelta {
  return visit ? { visitors: 1, counts: visit.counts } : { visitors: 0, counts: {} };
}

function difference(now: CountDelta, before: CountDelta): CountDelta {
  const counts: Counts = {};
  addCounts(counts, now.counts);
  addCounts(counts, before.counts, -1);
  return { visitors: now.visitors - before.visitors, counts };
}
