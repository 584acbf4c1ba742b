import { sql } from 'kysely';
import { stageSetText } from '../../../../core/analytics/stage-set.ts';
import type { Visit } from '../../../../core/analytics/visit.ts';
import type { Db } from '../../../platform/db/client.ts';

type Kind = 'stage' | 'answer';
type Numbers = ReadonlyMap<string, number>;

/** Called by whoever holds the cursor, so numbers are given once. */
export async function saveSummaries(tx: Db, visits: ReadonlyMap<string, Visit>): Promise<void> {
  const found = Array.from(visits, ([device_id, visit]) => ({
    ...{ device_id, visit },
    answers: Object.entries(visit.answers).flatMap(([step, { options }]) => options.map((option) => `${step}:${option}`)),
    stages: Object.keys(visit.counts).filter((stage) => (visit.counts[stage]?.views ?? 0) > 0),
  }));
  const stageNumbers = await ensureNumbers(tx, 'stage', new Set(found.flatMap(({ stages }) => stages)));
  const answerNumbers = await ensureNumbers(tx, 'answer', new Set(found.flatMap(({ answers }) => answers)));
  const rows = found.map(({ device_id, visit, answers, stages }) => ({
    ...{ device_id, first_at: new Date(visit.first), ...visit.traits },
    answers: numbersOf(answers, answerNumbers),
    viewed: stageSetText(numbersOf(stages, stageNumbers)),
  }));
  await sql`
    insert into visit_summaries (device_id, first_at, source, device, browser, country, answers, viewed)
    select device_id, first_at, source, device, browser, country, answers, viewed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(device_id text, first_at timestamptz,
      source text, device text, browser text, country text, answers smallint[], viewed text)
    on conflict (device_id) do update set first_at = excluded.first_at, source = excluded.source, device = excluded.device,
      browser = excluded.browser, country = excluded.country, answers = excluded.answers, viewed = excluded.viewed`.execute(tx);
}

export async function findNumbers(db: Db, kind: Kind): Promise<Numbers> {
  const rows = await db.selectFrom('summary_numbers').select(['value', 'number']).where('kind', '=', kind).execute();
  return new Map(rows.map(({ value, number }) => [value, number]));
}

async function ensureNumbers(tx: Db, kind: Kind, values: ReadonlySet<string>): Promise<Numbers> {
  const known = await findNumbers(tx, kind);
  const last = Math.max(0, ...known.values());
  const added = [...values]
    .filter((value) => !known.has(value))
    .map((value, index) => ({ kind, value, number: last + index + 1 }));
  if (added.length === 0) return known;
  await tx.insertInto('summary_numbers').values(added).execute();
  return new Map([...known, ...added.map(({ value, number }) => [value, number] as const)]);
}

function numbersOf(values: readonly string[], numbers: Numbers): readonly number[] {
  return values.flatMap((value) => numbers.get(value) ?? []);
}
