import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import { testQueue } from './testing.ts';

test.skipIf(process.env.TEST_DATABASE_URL)(
  'the next test gets the database of a test queue without its jobs and its clock',
  async () => {
    const first = await testDatabase();
    const queue = await testQueue(first, () => new Date('2030-01-02T03:04:05Z'));
    await queue.add(first, 'retention', {});
    await sql`create temp table of_this_engine ()`.execute(first);
    await queue.stop();
    await first.destroy();
    const next = await testDatabase();
    const { rows } = await sql<{ jobs: number; isSame: boolean; year: number }>`
    select (select count(*)::int from jobs.job) as jobs, to_regclass('pg_temp.of_this_engine') is not null as "isSame",
      extract(year from jobs.job_now())::int as year`.execute(next);
    await next.destroy();
    expect(rows).toEqual([{ jobs: 0, isSame: true, year: new Date().getFullYear() }]);
  },
);
