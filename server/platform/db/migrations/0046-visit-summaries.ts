import { type Kysely, sql } from 'kysely';

/** Each statement ends within the time limit of 15 s. */
const BATCH_SIZE = 10_000;

/** What reports of several conditions count, without the JSON of each visit. No visit changes until all are summarized: the reference holds the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('summary_numbers')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('number', 'smallint', (c) => c.notNull())
    .addPrimaryKeyConstraint('summary_numbers_pkey', ['kind', 'value'])
    .addUniqueConstraint('summary_numbers_number', ['kind', 'number'])
    .execute();
  await db.schema
    .createTable('visit_summaries')
    .addColumn('device_id', 'text', (c) => c.primaryKey().references('event_visits.device_id').onDelete('cascade'))
    .addColumn('first_at', 'timestamptz', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('answers', sql`smallint[]`, (c) => c.notNull())
    .addColumn('viewed', sql`text collate "C"`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('visit_summaries_first_at').on('visit_summaries').column('first_at').execute();
  await createSavedSegments(db);
  for (let after: string | undefined = ''; after !== undefined; ) after = await summarizeVisits(db, after);
}

async function createSavedSegments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_segments')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('conditions', 'jsonb', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('made_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

/** Returns the last device of the batch, or undefined after the last batch. */
async function summarizeVisits(db: Kysely<unknown>, after: string): Promise<string | undefined> {
  const batch = sql`
    batch as materialized (
      select device_id, first_at, visit::jsonb as visit from (
        select device_id, first_at, visit from event_visits where device_id > ${after} order by device_id limit ${BATCH_SIZE}) b
      where visit like '{"first":%'),
    seen as materialized (
      select device_id, 'stage' as kind, key as value from batch, jsonb_each(visit -> 'counts') where (value ->> 'views')::int > 0
      union all
      select device_id, 'answer', step.key || ':' || option
      from batch, jsonb_each(visit -> 'answers') step, jsonb_array_elements_text(step.value -> 'options') option)`;
  await sql`
    with ${batch}
    insert into summary_numbers (kind, value, number)
    select kind, value, coalesce((select max(number) from summary_numbers known where known.kind = fresh.kind), 0)
      + row_number() over (partition by kind order by value)
    from (select distinct kind, value from seen) fresh
    where not exists (select from summary_numbers known where known.kind = fresh.kind and known.value = fresh.value)`.execute(db);
  await sql`
    with ${batch},
    numbers as materialized (
      select device_id,
        coalesce(array_agg(number) filter (where kind = 'answer'), '{}') as answers,
        array_agg(number) filter (where kind = 'stage') as stages
      from seen join summary_numbers using (kind, value) group by device_id)
    insert into visit_summaries (device_id, first_at, source, device, browser, country, answers, viewed)
    select device_id, first_at, visit #>> '{traits,source}', visit #>> '{traits,device}', visit #>> '{traits,browser}',
      visit #>> '{traits,country}', coalesce(answers, '{}'),
      coalesce((select string_agg((n = any(stages))::int::text, '' order by n) from generate_series(1, (select max(s) from unnest(stages) s)) n), '')
    from batch left join numbers using (device_id)`.execute(db);
  const { rows } = await sql<{ last: string | null }>`
    select max(device_id) as last from (
      select device_id from event_visits where device_id > ${after} order by device_id limit ${BATCH_SIZE}) b`.execute(db);
  return rows[0]?.last ?? undefined;
}
