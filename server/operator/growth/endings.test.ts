import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { END_REASONS } from '../../../core/subscriptions/end-reason.ts';
import { MOVEMENTS } from '../../../core/subscriptions/monthly.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readEndings, readMovements, readSeries } from './movements.ts';

const WEEK: PeriodQuery = { from: '2026-03-08', to: '2026-03-14', zone: 'UTC', unit: 'day' };

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

test('what was cancelled, not paid, refunded and disputed is together all churn, and all movements are monthly revenue', async () => {
  const random = seededRandom(5);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let monthly = 0;
  for (let n = 0; n < 300; n++) {
    const kind = pick(MOVEMENTS);
    const change = { monthly_before: Math.floor(random() * 4000), monthly_after: Math.floor(random() * 4000) };
    if (kind === 'churned' || kind === 'paused') change.monthly_after = 0;
    const at = new Date(Date.UTC(2026, 2, 6) + random() * 11 * 86_400_000);
    const reason = kind === 'churned' ? pick([...END_REASONS, null]) : null;
    if (at < new Date('2026-03-15T00:00Z')) monthly += change.monthly_after - change.monthly_before;
    await db
      .insertInto('subscription_movements')
      .values({ subscription_id: null, plan_id: 'month', kind, end_reason: reason, at, ...change })
      .execute();
  }
  const endings = await readEndings(db, WEEK);
  const { ended, churned } = await readMovements(db, WEEK);
  expect(endings.map(({ reason }) => reason)).toEqual(END_REASONS);
  expect(endings.reduce((sum, each) => sum + each.ended, 0)).toBe(ended);
  expect(endings.reduce((sum, each) => sum + each.monthly, 0)).toBe(-churned);
  expect((await readSeries(db, WEEK)).at(-1)?.monthly).toBe(monthly);
});
