import type { Db } from '../../platform/db/client.ts';

export async function recordedEvents(db: Db) {
  return db.selectFrom('webhook_events').select(['type', 'version', 'email', 'data']).orderBy('position').execute();
}
