import { type RawBuilder, sql } from 'kysely';
import { namesOfSources, type SourceAlias } from '../../../core/analytics/source-aliases.ts';
import type { Db } from '../../platform/db/client.ts';

/** Those of the operator, beside the known ones. */
export async function listAliases(db: Db): Promise<readonly SourceAlias[]> {
  return db.selectFrom('source_aliases').selectAll().orderBy('alias').execute();
}

export async function saveAlias(db: Db, { alias, source }: SourceAlias): Promise<void> {
  await db
    .insertInto('source_aliases')
    .values({ alias, source })
    .onConflict((conflict) => conflict.column('alias').doUpdateSet({ source }))
    .execute();
}

/** False for one that is not there. */
export async function removeAlias(db: Db, alias: string): Promise<boolean> {
  const removed = await db.deleteFrom('source_aliases').where('alias', '=', alias).returning('alias').executeTakeFirst();
  return removed !== undefined;
}

export async function readSourceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  return namesOfSources(await listAliases(db));
}

/** The name of the source in a column. */
export function namedSource(names: ReadonlyMap<string, string>, column: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(${JSON.stringify(Object.fromEntries(names))}::jsonb ->> ${column}, ${column})`;
}
