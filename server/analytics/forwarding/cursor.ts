import type { Db } from '../../platform/db/client.ts';

const CURSOR_NAME = 'forwarded';

export async function findCursor(tx: Db): Promise<number | undefined> {
  const row = await tx.selectFrom('event_cursor').select('seq').where('name', '=', CURSOR_NAME).forUpdate().executeTakeFirst();
  return row && Number(row.seq);
}

export async function createCursor(tx: Db, seq: number): Promise<void> {
  await tx
    .insertInto('event_cursor')
    .values({ name: CURSOR_NAME, seq: String(seq), counted_until: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function moveCursor(tx: Db, seq: number): Promise<void> {
  await tx
    .updateTable('event_cursor')
    .set({ seq: String(seq) })
    .where('name', '=', CURSOR_NAME)
    .execute();
}

export async function deleteCursor(db: Db): Promise<void> {
  await db.deleteFrom('event_cursor').where('name', '=', CURSOR_NAME).execute();
}
