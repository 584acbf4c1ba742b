import { sql } from 'kysely';
import { bucketOf, type TimeSpan } from '../../../../core/analytics/buckets.ts';
import { type CombinationCell, combinedViews, hasAnswer } from '../../../../core/analytics/combination.ts';
import { alternativesOf, type Condition } from '../../../../core/analytics/conditions.ts';
import { stageSetNumbers } from '../../../../core/analytics/stage-set.ts';
import type { Db } from '../../../platform/db/client.ts';
import { MIN_GROUP_SIZE } from './answers.ts';
import { findNumbers } from './summaries.ts';

/** Visitors at each of the stages, in order, who agreed to statistics; ended before a small group. */
export async function findCombinedViews(
  db: Db,
  stages: readonly string[],
  conditions: readonly Condition[],
  span: TimeSpan,
): Promise<readonly number[]> {
  const cells = await findCells(db, conditions, span);
  return combinedViews({ stages, conditions, cells, smallest: MIN_GROUP_SIZE });
}

const isAnswer = ({ dimension }: Condition) => dimension === 'answer';

async function findCells(db: Db, conditions: readonly Condition[], span: TimeSpan): Promise<readonly CombinationCell[]> {
  const answers = await findNumbers(db, 'answer');
  const stages = new Map(Array.from(await findNumbers(db, 'stage'), ([stage, number]) => [number, stage]));
  const isMet = ({ dimension, value }: Condition) =>
    dimension === 'answer'
      ? sql<boolean>`${answers.get(value) ?? null}::smallint = any(answers)`
      : sql<boolean>`${sql.ref(dimension)} = ${value}`;
  const anyOf = (some: readonly Condition[]) => sql`(${sql.join(some.map(isMet), sql` or `)})`;
  const [answered, traits] = [conditions.filter(isAnswer), conditions.filter((each) => !isAnswer(each))];
  const traitsMet = sql.join([sql`0`, ...alternativesOf(traits).map((group) => sql`${anyOf(group)}::int`)], sql` + `);
  // With an answer, visitors who meet a part of the conditions are compared with those who meet all.
  const counted = hasAnswer(conditions)
    ? sql`(${anyOf(answered)} or ${traitsMet} >= 2)`
    : sql.join(alternativesOf(conditions).map(anyOf), sql` and `);
  const bits = conditions.map((condition, index) => sql`case when ${isMet(condition)} then ${sql.lit(2 ** index)} else 0 end`);
  const { rows } = await sql<{ met: number; viewed: string; visitors: number }>`
    select ${sql.join(bits, sql` + `)} as met, viewed, count(*)::int as visitors from visit_summaries
    where first_at >= ${new Date(bucketOf('hour', span.from))} and first_at < ${new Date(bucketOf('hour', span.until))} and ${counted}
    group by 1, 2`.execute(db);
  return rows.map(({ viewed, ...cell }) => ({
    ...cell,
    stages: stageSetNumbers(viewed).flatMap((number) => stages.get(number) ?? []),
  }));
}
