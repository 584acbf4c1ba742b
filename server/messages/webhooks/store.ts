import type { Selectable } from 'kysely';
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
