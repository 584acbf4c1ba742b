import { sql } from 'kysely';
import { DAY_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';

/** Of programs: those of operators are theirs. */
const waiting = sql<boolean>`draft->>'by' is not null
  and not exists (select 1 from edition_publications p where p.edition_id = editions.id)`;
const untold = sql<boolean>`draft->>'note' is null`;
/** So long a draft stays that its program did not hand over. */
const KEPT_MS = 7 * DAY_MS;

/** How many drafts programs have here that were not published. */
export async function countDrafts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('editions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(waiting)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of them wait for the owner. */
export async function countHandedOver(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('editions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(waiting)
    .where(untold, '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes those that were left lying. */
export async function clearDrafts(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('editions').where('created_at', '<', old).where(waiting).where(untold).execute();
}

/** Another draft has taken the place of it. What was handed over stays, and what another program made. */
export async function removeReplaced(db: Db, id: string, by: string): Promise<void> {
  await db.deleteFrom('editions').where('id', '=', id).where(sql`draft->>'by'`, '=', by).where(waiting).where(untold).execute();
}
