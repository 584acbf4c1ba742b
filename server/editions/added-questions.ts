import { sql } from 'kysely';
import type { Draft } from '../../core/editions/draft.ts';
import { isAskingKind } from '../../core/funnel/step.ts';
import type { Db } from '../platform/db/client.ts';

/** Spreadsheets hold 16,384 columns, and a row of a file is in memory whole. */
const MAX_QUESTIONS = 1000;

/** The ids of questions that published editions have asked beyond the funnels as built, those of the first publication first. */
export async function addedQuestions(db: Db): Promise<readonly string[]> {
  const editions = await db
    .selectFrom('editions')
    .innerJoin('edition_publications', 'edition_publications.edition_id', 'editions.id')
    .select(sql<Draft['lists']>`editions.draft->'lists'`.as('lists'))
    .groupBy('editions.id')
    .orderBy(({ fn }) => fn.min('edition_publications.id'))
    .execute();
  const added = editions.flatMap(({ lists }) => Object.values(lists).flatMap(({ add }) => add.map(({ member }) => member)));
  const asked = added.flatMap((member) => ('kind' in member && isAskingKind(member.kind) ? [member.id] : []));
  return [...new Set(asked)].slice(0, MAX_QUESTIONS);
}
