import { sql } from 'kysely';
import { funnel } from '../../../content/funnel/index.ts';
import { answerGroups } from '../../../core/funnel/segments.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { sharedSegments, stageIds } from './segments.ts';

const questions = funnel.asking
  .map((step) => answerGroups(step).map(({ id }) => `${step.id}:${id}`))
  .filter((values) => values.length > 0);
const reaching = sharedSegments[0]?.reaching ?? [];

/** Without the JSON of the visits, which the reports do not read; so the reference to it is dropped. Every second visitor answers. */
export async function seedSummaries(db: Db, visitors: number, until: number): Promise<void> {
  const numbers = [
    ...stageIds.map((value, index) => ({ kind: 'stage' as const, value, number: index + 1 })),
    ...questions.flat().map((value, index) => ({ kind: 'answer' as const, value, number: index + 1 })),
  ];
  await db.insertInto('summary_numbers').values(numbers).execute();
  const before = questions.map((_, index) => questions.slice(0, index).flat().length);
  const sizes = questions.map(({ length }) => length);
  await sql`alter table visit_summaries drop constraint visit_summaries_device_id_fkey`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into visit_summaries (device_id, first_at, source, device, browser, country, answers, viewed)
      select gen_random_uuid()::text, ${new Date(until).toISOString()}::timestamptz - random() * interval '365 days',
        ${drawn('source')}, ${drawn('device')}, ${drawn('browser')}, ${drawn('country')},
        case when n % 2 = 0 then (
          select array_agg((earlier + 1 + floor(random() * size + n * 0))::smallint)
          from unnest(${before}::int[], ${sizes}::int[]) as question(earlier, size)) else '{}' end,
        (select string_agg(case when luck < share and random() + n * 0 < 0.995 then '1' else '0' end, '' order by place)
          from unnest(${[...reaching]}::float8[]) with ordinality as stage(share, place))
      from generate_series(1, ${visitors}::int) n cross join lateral (select random() + n * 0 as luck) visitor`.execute(tx);
  });
  await sql`vacuum analyze visit_summaries`.execute(db);
}

function drawn(dimension: string) {
  const own = sharedSegments.filter((segment) => segment.dimension === dimension);
  const starts = own.map((_, index) => own.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return sql`(${own.map(({ value }) => value)}::text[])[width_bucket(random(), ${starts}::float8[])]`;
}
