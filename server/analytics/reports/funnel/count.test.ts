import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { funnel } from '../../../../content/funnel/index.ts';
import type { Condition } from '../../../../core/analytics/conditions.ts';
import { medianSeconds, secondsOf, timeClass } from '../../../../core/analytics/counts.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
import { ALL, type Segment } from '../../../../core/analytics/visit.ts';
import { seededRandom } from '../../../../core/seeded-random.ts';
import { rounds } from '../../../../core/testing.ts';
import { HOUR_MS } from '../../../../core/time.ts';
import type { Db } from '../../../platform/db/client.ts';
import { testDatabase } from '../../../platform/db/testing.ts';
import type { StoredEvent } from '../../events/event.ts';
import { saveTestEvents, storedEvent } from '../../events/testing.ts';
import { countEvents } from './count.ts';
import { funnelReport } from './report.ts';
import { allEvents, recount } from './testing.ts';
import { MAX_NEW_A_DAY } from './trait-values.ts';

const START = Date.parse('2026-03-30T20:00:00Z');
const now = () => new Date(START + 400 * HOUR_MS);
const stages = stagesOf(funnel);

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.destroy());

/** A question with one answer and a question with several, where the funnel has them. */
const QUESTIONS = ['single', 'multi'].flatMap((kind) => {
  const step = funnel.asking.find((asked) => asked.kind === kind);
  return step && 'options' in step ? [step] : [];
});
const SEGMENTS: readonly Segment[] = [
  ALL,
  { dimension: 'source', value: 'tiktok' },
  { dimension: 'device', value: 'desktop' },
  { dimension: 'country', value: 'PT' },
  ...QUESTIONS.map(({ id, options }): Segment => ({ dimension: 'answer', value: `${id}:${options[0]?.id}` })),
];

const conditionsOf = ({ dimension, value }: Segment): readonly Condition[] => (dimension === 'all' ? [] : [{ dimension, value }]);

/** Events of several days by visitors with and without a device id, who stop anywhere, go back, make errors, return and change answers. */
function visitorsOfDays(count: number): StoredEvent[] {
  const random = seededRandom(7);
  const pick = <T>(...values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, (_, visitor) => {
    const device_id = random() < 0.6 ? `device-${visitor}` : null;
    let at = START + random() * 60 * HOUR_MS;
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    const about = {
      source: pick('tiktok', 'direct'),
      device: pick('phone', 'desktop'),
      browser: 'none',
      country: pick('PT', 'US'),
    };
    const events: StoredEvent[] = [];
    const trackedKinds = new Set<string>();
    const track = (name: string, properties: Record<string, unknown>) => {
      const kind = `${name} ${properties.step_id}`;
      const visit = device_id
        ? null
        : {
            hour,
            ...(events.length === 0 && { arrival: true as const }),
            ...(!trackedKinds.has(kind) && { first: true as const }),
          };
      trackedKinds.add(kind);
      // A later event of a device may have another source; the first one counts.
      const source = events.length > 20 ? 'later' : about.source;
      events.push(
        storedEvent({
          key: `${visitor} ${events.length}`,
          at: new Date(at),
          name,
          device_id,
          properties,
          visit,
          ...about,
          ...(device_id && { source }),
        }),
      );
    };
    for (const { id, number } of stages) {
      if (random() < 0.03) break;
      if (id === 'paid') track('payment success', {});
      else if (id === 'checkout') track('Checkout Opened', { price_id: 'month' });
      else track('Step Viewed', { step_id: id });
      at += 1000 + random() * 30_000 + (random() < 0.02 ? 9 * HOUR_MS : 0);
      track('Step Time', { step_id: id, seconds: Math.round(random() * 300) / 10 });
      if (random() < 0.1) track('Step Back', { step_id: id });
      if (random() < 0.1) track('Step Viewed', { step_id: id });
      if (random() < 0.05) track('Validation Error', { step_id: id, field: 'email' });
      if (number && device_id && random() < 0.9)
        track('Quiz Step Complete', { step_number: number, answers: answersAt(id, random) });
      at += 1;
    }
    const [changed] = QUESTIONS;
    if (changed && device_id && random() < 0.2)
      track('Quiz Step Complete', { step_number: changed.number, answers: answersAt(changed.id, () => 1) });
    return events;
  }).flat();
}

function answersAt(id: string, random: () => number): unknown {
  const step = QUESTIONS.find((asked) => asked.id === id);
  const [first, second = first] = step?.options ?? [];
  if (!step || !first || !second) return {};
  if (step.kind === 'multi') return { [id]: random() < 0.5 ? [first.id, second.id] : [first.id] };
  return { [id]: random() < 0.5 ? first.id : second.id };
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

async function expectAsRecounted(from: number, until: number, segment: Segment, events = () => allEvents(db)): Promise<void> {
  const report = await funnelReport(db, { from, until }, conditionsOf(segment), false);
  const slow = recount(await events(), { from, until }, segment);
  const expected = stages.map(({ id }) => {
    const { views = 0, backs = 0, errors = 0, times = [] } = slow.stages.get(id) ?? {};
    const middle = [...times].sort((a, b) => a - b)[Math.ceil(times.length / 2) - 1];
    return {
      id,
      visitors: views,
      errors,
      backRate: views ? backs / views : undefined,
      medianSeconds: middle === undefined ? undefined : secondsOf(timeClass(middle)),
    };
  });
  const reported = report.stages.map(({ id, visitors, errors, backRate, medianSeconds: median }) => ({
    id,
    visitors,
    errors,
    backRate,
    medianSeconds: median,
  }));
  expect(reported).toEqual(expected);
}

test('sources above the daily limit of new ones are counted together, and no visitor is lost', async () => {
  const source = (n: number) => `made-up-${n}`;
  const arrivals = Array.from({ length: MAX_NEW_A_DAY + 50 }, (_, n) =>
    storedEvent({
      key: `a ${n}`,
      at: new Date(START),
      name: 'Step Viewed',
      device_id: `d ${n}`,
      properties: { step_id: stages[0]?.id },
      source: source(n),
    }),
  );
  await saveTestEvents(db, ...arrivals.slice(0, MAX_NEW_A_DAY - 10));
  await countEvents(db, now);
  await saveTestEvents(db, ...arrivals.slice(MAX_NEW_A_DAY - 10));
  await countEvents(db, now);
  const visitors = async (segment: Segment) =>
    (await funnelReport(db, { from: START - HOUR_MS, until: START + HOUR_MS }, conditionsOf(segment), false)).stages[0]
      ?.visitors ?? 0;
  expect(await visitors(ALL)).toBe(arrivals.length);
  expect(await visitors({ dimension: 'source', value: source(0) })).toBe(1);
  expect(await visitors({ dimension: 'source', value: source(MAX_NEW_A_DAY + 49) })).toBe(0);
  expect(await visitors({ dimension: 'source', value: 'other' })).toBe(50);
});

const VISITORS = rounds(90, 45);

test('the funnel report equals a slow recount when events arrive late, repeated, out of order and in portions of any size', async () => {
  const random = seededRandom(11);
  const events = visitorsOfDays(VISITORS);
  const arriving = shuffled([...events, ...events.filter(() => random() < 0.2)], random);
  while (arriving.length > 0) {
    await saveTestEvents(db, ...arriving.splice(0, 1 + Math.floor(random() * 1500)));
    if (random() < 0.7) await countEvents(db, now);
  }
  await countEvents(db, now);
  const stored = await allEvents(db);
  expect(stored).toHaveLength(events.length);
  for (const segment of SEGMENTS) {
    for (const [from, hours] of [
      [0, 100],
      [0, 5],
      [3, 24],
      [4, 28],
      [10, 31],
      [28, 1],
    ] as const) {
      await expectAsRecounted(START + from * HOUR_MS, START + (from + hours) * HOUR_MS, segment, async () => stored);
    }
  }
  const all = await funnelReport(db, { from: START, until: START + 100 * HOUR_MS }, [], false);
  expect(all.stages[0]?.visitors).toBeGreaterThan((VISITORS * 2) / 3);
}, 60_000);

test('a count that was interrupted continues where it stopped, and counts no event twice', async () => {
  await saveTestEvents(db, ...visitorsOfDays(40));
  await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`.execute(
    db,
  );
  await sql`create trigger break_off before update on event_cursor for each row when (new.seq > 1500) execute function break_off()`.execute(
    db,
  );
  await expect(countEvents(db, now)).rejects.toThrow('broken off');
  await sql`drop trigger break_off on event_cursor`.execute(db);
  await countEvents(db, now);
  await countEvents(db, now);
  await expectAsRecounted(START, START + 100 * HOUR_MS, ALL);
});

test('an event that arrives late moves its visitor to the hour of the first event', async () => {
  const at = (hours: number) => new Date(START + hours * HOUR_MS);
  const viewed = (key: string, hours: number) =>
    storedEvent({ key, at: at(hours), name: 'Step Viewed', device_id: 'd', properties: { step_id: 'landing' } });
  const seen = async (hours: number) =>
    (await funnelReport(db, { from: START + hours * HOUR_MS, until: START + (hours + 1) * HOUR_MS }, [], false)).stages[0]
      ?.visitors;
  await saveTestEvents(db, viewed('later', 7));
  await countEvents(db, now);
  expect([await seen(2), await seen(7)]).toEqual([0, 1]);
  await saveTestEvents(db, viewed('earlier', 2));
  await countEvents(db, now);
  expect([await seen(2), await seen(7)]).toEqual([1, 0]);
});

test('the median time of a stage is exact to within a fortieth', () => {
  const times: Record<string, number> = {};
  for (const seconds of [2, 4, 8, 16, 300]) times[timeClass(seconds)] = 1;
  expect(Math.abs(Number(medianSeconds(times)) / 8 - 1)).toBeLessThan(0.025);
  expect(medianSeconds({})).toBeUndefined();
});
