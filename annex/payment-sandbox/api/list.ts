import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../server/platform/db/client.ts';
import { jsonMatches, type ObjectMatch, type Objects, type ObjectType, ofType, read } from '../store.ts';
import { resourceMissing } from './errors.ts';
import type { ListParams } from './params.ts';

export type ListFilter = {
  readonly match?: ObjectMatch;
  readonly except?: ObjectMatch;
  readonly among?: { readonly field: string; readonly values: readonly string[] };
};
type ListPage<T> = {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
};

/** Newest first. */
export async function page<T extends ObjectType>(
  db: Db,
  type: T,
  url: string,
  params: ListParams,
  { match = {}, except, among }: ListFilter,
): Promise<ListPage<Objects[T]>> {
  const { limit, starting_after, ending_before, created } = params;
  let query = ofType(db, type).where(jsonMatches(match));
  if (except) query = query.where(sql<SqlBool>`not ${jsonMatches(except)}`);
  if (among) query = query.where(sql<string>`data->>${among.field}`, 'in', among.values);
  for (const condition of createdConditions(created)) query = query.where(condition);
  if (starting_after) query = query.where('position', '<', await positionOf(db, type, starting_after, 'starting_after'));
  if (ending_before) query = query.where('position', '>', await positionOf(db, type, ending_before, 'ending_before'));
  const rows = await query
    .orderBy('position', ending_before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit).map((row) => read<T>(row));
  return { object: 'list', data: ending_before ? data.reverse() : data, has_more: rows.length > limit, url };
}

const COMPARISONS = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

function createdConditions(created: ListParams['created']) {
  const at = sql`(data->>'created')::bigint`;
  if (created === undefined) return [];
  if (typeof created === 'number') return [sql<SqlBool>`${at} = ${created}`];
  return Object.entries(COMPARISONS).flatMap(([name, comparison]) => {
    const bound = created[name as keyof typeof COMPARISONS];
    return bound === undefined ? [] : [sql<SqlBool>`${at} ${comparison} ${bound}`];
  });
}

async function positionOf(db: Db, type: ObjectType, id: string, param: string): Promise<number> {
  const row = await ofType(db, type).select('position').where('id', '=', id).executeTakeFirst();
  if (!row) throw resourceMissing(type, id, param, 400);
  return row.position;
}
