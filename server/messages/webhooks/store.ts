import type { Selectable } from 'kysely';
import type { Listener } from '../../../adapters/webhook/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type WebhookEvent = Selectable<Database['webhook_events']>;

export async function findWebhookEvent(db: Db, id: string): Promise<WebhookEvent | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findEventsSince(db: Db, since: Date, position: string, limit: number): Promise<readonly WebhookEvent[]> {
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .where('created_at', '>=', since)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Replaces all earlier listeners. */
export async function saveListeners(db: Db, listeners: readonly Listener[]): Promise<void> {
  const ids = listeners.map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('webhook_endpoints')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    if (listeners.length === 0) return;
    await tx
      .insertInto('webhook_endpoints')
      .values(listeners.map(({ id, host }) => ({ id, host })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

export async function listenerIds(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('webhook_endpoints').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
