// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageSetNumbers } from '../../../../core/analytics/stage-set.ts';
import type { Db } from '../client.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

const FIRST = Date.parse('2026-03-01T10:20:30.456Z');
const traits = { source: 'tiktok', device: 'phone', browser: 'none', country: 'US' };
const seen = (views: 0 | 1) => ({ views, backs: 0, errors: 1, times: {} });
const VISITS: Readonly<Record<string, string>> = {
  a: JSON.stringify({
    ...{ first: FIRST, traits },
    counts: { paid: seen(1), landing: seen(1), age: seen(0) },
    answers: { skin: { at: FIRST, options: ['oily', 'dry'] }, goals: { at: FIRST, options: [] } },
  }),
  b: JSON.stringify({ first: FIRST, traits: { ...traits, device: 'tablet' }, counts: {}, answers: {} }),
  c: JSON.stringify({ first: FIRST, traits, counts: { landing: seen(1) }, answers: { skin: { at: FIRST, options: ['dry'] } } }),
  broken: '{',
};

let db: Db;
beforeAll(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0045-failing-webhooks');
  for (const [device, visit] of Object.entries(VISITS))
    await sql`insert into event_visits (device_id, first_at, visit) values (${device}, ${new Date(FIRST)}, ${visit})`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

test('the visits of before are summarized with the stages that they viewed and the options that they chose', async () => {
  const numbers = await db.selectFrom('summary_numbers').selectAll().execute();
  const named = (kind: string, number: number) => numbers.find((each) => each.kind === kind && each.number === number)?.value;
  const rows = await db.selectFrom('visit_summaries').selectAll().orderBy('device_id').execute();
  expect(
    rows.map(({ answers, viewed, ...row }) => ({
      ...row,
      answers: answers.map((number) => named('answer', number)).sort(),
      viewed: stageSetNumbers(viewed)
        .map((number) => named('stage', number))
        .sort(),
    })),
  ).toEqual([
    { device_id: 'a', first_at: new Date(FIRST), ...traits, answers: ['skin:dry', 'skin:oily'], viewed: ['landing', 'paid'] },
    { device_id: 'b', first_at: new Date(FIRST), ...traits, device: 'tablet', answers: [], viewed: [] },
    { device_id: 'c', first_at: new Date(FIRST), ...traits, answers: ['skin:dry'], viewed: ['landing'] },
  ]);
});

test('a visit that a server of the last release deletes takes its summary along', async () => {
  await sql`delete from event_visits where device_id = 'c'`.execute(db);
  expect(await db.selectFrom('visit_summaries').select('device_id').orderBy('device_id').execute()).toEqual([
    { device_id: 'a' },
    { device_id: 'b' },
  ]);
});
