import { afterAll, beforeAll, expect, test } from 'vitest';
import { funnel } from '../../../../content/funnel/index.ts';
import type { Condition } from '../../../../core/analytics/conditions.ts';
import { emptyCount } from '../../../../core/analytics/counts.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
import type { Visit } from '../../../../core/analytics/visit.ts';
import { seededRandom } from '../../../../core/seeded-random.ts';
import { HOUR_MS } from '../../../../core/time.ts';
import type { Db } from '../../../platform/db/client.ts';
import { testDatabase } from '../../../platform/db/testing.ts';
import { funnelReport } from './report.ts';
import { saveVisits } from './store.ts';

const START = Date.parse('2026-03-30T00:00:00Z');
const stages = stagesOf(funnel);
const random = seededRandom(3);
const pick = <T>(...values: readonly T[]) => values[Math.floor(random() * values.length)] as T;

function visit(): Visit {
  const viewed = stages.filter((_, index) => random() > index / 60);
  return {
    first: START + Math.floor(random() * 48 * HOUR_MS),
    traits: {
      source: pick('tiktok', 'instagram', 'direct'),
      device: pick('phone', 'desktop'),
      browser: 'none',
      country: pick('US', 'PT'),
    },
    counts: Object.fromEntries(viewed.map(({ id }) => [id, { ...emptyCount(), views: pick(0, 1, 1), errors: 1 }])),
    answers: random() < 0.8 ? { skin: answer('oily', 'dry'), goals: answer('glow', 'calm', 'clear') } : {},
  };
}

function answer(...options: readonly string[]) {
  const chosen = options.filter(() => random() < 0.5);
  return { at: START, options: chosen.length > 0 ? chosen : [pick(...options)] };
}

let db: Db;
const visits = new Map(Array.from({ length: 900 }, (_, n) => [`device ${n}`, visit()]));
beforeAll(async () => {
  db = await testDatabase();
  await saveVisits(db, new Map(Array.from(visits, ([device]) => [device, visit()])));
  await saveVisits(db, visits);
});
afterAll(() => db.destroy());

const [tiktok, instagram] = ['tiktok', 'instagram'].map((value): Condition => ({ dimension: 'source', value })) as [
  Condition,
  Condition,
];
const phone: Condition = { dimension: 'device', value: 'phone' };
const country: Condition = { dimension: 'country', value: 'US' };
const [oily, glow, calm] = ['skin:oily', 'goals:glow', 'goals:calm'].map(
  (value): Condition => ({ dimension: 'answer', value }),
) as [Condition, Condition, Condition];

const meets =
  ({ traits, answers }: Visit) =>
  ({ dimension, value }: Condition) =>
    dimension === 'answer'
      ? (answers[value.split(':')[0] ?? '']?.options ?? []).includes(value.split(':')[1] ?? '')
      : traits[dimension] === value;

test.each<[string, ...(readonly (readonly Condition[])[])]>([
  ['two traits', [tiktok], [phone]],
  ['two traits and one of two sources', [tiktok, instagram], [phone], [country]],
  ['an answer and a trait', [oily], [phone]],
  ['any of two options and another answer', [glow, calm], [oily]],
])('the report of %s equals a slow count over every visit', async (_case, ...groups) => {
  const span = { from: START + 5 * HOUR_MS, until: START + 40 * HOUR_MS };
  const report = await funnelReport(db, span, groups.flat(), true);
  const counted = [...visits.values()].filter(
    (each) => span.from <= each.first && each.first < span.until && groups.every((group) => group.some(meets(each))),
  );
  const expected = stages.map(({ id }) => counted.filter(({ counts }) => counts[id]?.views).length);
  expect(report.stages.map(({ visitors }) => visitors)).toEqual(expected.slice(0, report.stages.length));
  expect(report.stages.length).toBeGreaterThan(5);
  expect(report.stages[0]).toEqual({
    ...{ id: 'landing', title: expect.any(String), visitors: expected[0], ofFirst: 1 },
    lost: Math.max(0, Number(expected[0]) - Number(expected[1])),
    dropOff: expect.any(Number),
  });
  expect([report.agreedOnly, report.previous?.stages]).toEqual([true, []]);
});

test('an answer that no visitor gave has no stages', async () => {
  const unknown: Condition = { dimension: 'answer', value: 'skin:blue' };
  expect((await funnelReport(db, { from: START, until: START + 48 * HOUR_MS }, [unknown, phone], false)).stages).toEqual([]);
});
