import type { Db } from './db/client.ts';

/** `until` is null for what is written as it happens. */
type ReportSpan = { readonly since: Date; readonly until: Date | null };

export async function saveSpan(tx: Db, name: string, { since, until }: ReportSpan): Promise<void> {
  await tx
    .insertInto('report_spans')
    .values({ name, since, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ since, until }))
    .execute();
}

/** Undefined for what was always whole. */
export async function findSpan(db: Db, name: string): Promise<ReportSpan | undefined> {
  return db.selectFrom('report_spans').select(['since', 'until']).where('name', '=', name).executeTakeFirst();
}
