import { afterEach, beforeEach, expect, test } from 'vitest';
import { funnel } from '../../../../content/funnel/index.ts';
import { answerGroups } from '../../../../core/funnel/segments.ts';
import type { Db } from '../../../platform/db/client.ts';
import { testDatabase } from '../../../platform/db/testing.ts';
import { answersReport } from './answers.ts';
import { addCountRows } from './count-rows.ts';

const HOUR = Date.parse('2026-03-01T12:00:00Z');
const SPAN = { from: HOUR, until: HOUR + 3_600_000 };

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.destroy());

const count = (values: Readonly<Record<string, readonly [visitors: number, buyers: number]>>) =>
  addCountRows(
    db,
    Object.entries(values).map(([value, [visitors, buyers]]) => {
      const counts = { paid: { views: buyers, backs: 0, errors: 0, times: {} } };
      return { dimension: 'answer', value, grain: 'hour', bucket: HOUR, visitors, buyers, counts };
    }),
  );

function questionOf(kind: 'single' | 'multi') {
  const step = funnel.asking.find((asked) => asked.kind === kind && answerGroups(asked).length > 2);
  if (!step || !('options' in step)) throw new Error(`The funnel has no question of the kind ${kind} with three options.`);
  const [first, second, third] = step.options.map(({ id, label }) => ({ value: `${step.id}:${id}`, label }));
  if (!first || !second || !third) throw new Error('unreachable');
  return { step, first, second, third };
}

test('answers are ranked by how much more those who gave them buy than the others of the same question', async () => {
  const { step, first, second, third } = questionOf('single');
  await count({
    [step.id]: [1500, 165],
    [first.value]: [500, 20],
    [second.value]: [500, 95],
    [third.value]: [500, 50],
  });
  const { lifts, few } = await answersReport(db, SPAN);
  expect(lifts.map(({ labels, verdict }) => [labels, verdict])).toEqual([
    [[second.label], 'more'],
    [[third.label], 'unknown'],
    [[first.label], 'less'],
  ]);
  expect(lifts[0]).toMatchObject({ stepId: step.id, visitors: 500, buyRate: 0.19, othersRate: 0.07 });
  expect(lifts[0]?.difference).toBeCloseTo(0.12);
  const rest = step.options.slice(3).map(({ label }) => label);
  expect(few.flatMap(({ labels }) => labels)).toEqual(rest);
});

test('a small group is found neither in the ranking nor by subtracting what the page shows', async () => {
  const { step, first, second, third } = questionOf('single');
  await count({
    [step.id]: [1012, 163],
    [first.value]: [600, 90],
    [second.value]: [400, 70],
    [third.value]: [12, 3],
  });
  const { lifts, questions } = await answersReport(db, SPAN);
  const merged = lifts.find(({ labels }) => labels.includes(third.label));
  expect(merged).toMatchObject({ labels: expect.arrayContaining([second.label]), visitors: 412, buyRate: 73 / 412 });
  const shown = questions.find(({ stepId }) => stepId === step.id)?.options ?? [];
  expect(shown.slice(0, 3).map(({ visitors, buyers }) => [visitors, buyers])).toEqual([
    [600, 90],
    [400, null],
    [12, null],
  ]);
});

test('answers of too few to a question with several are not merged, because they overlap', async () => {
  const { step, first, second } = questionOf('multi');
  await count({ [step.id]: [800, 100], [first.value]: [400, 70], [second.value]: [30, 4] });
  const { lifts, few } = await answersReport(db, SPAN);
  expect(lifts.map(({ labels }) => labels)).toEqual([[first.label]]);
  expect(few).toMatchObject([{ stepId: step.id, labels: step.options.slice(1).map(({ label }) => label) }]);
});
