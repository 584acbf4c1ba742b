import type { Selectable } from 'kysely';
import type { ProviderHint } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

type ProviderEvent = Selectable<Database['provider_events']>;

/** False for an event that is already stored. `endpointVersion`: of an event that the webhook endpoint sent. */
async function saveEvent(tx: Db, { id, type, about, objectId }: ProviderHint, endpointVersion: string | null): Promise<boolean> {
  const added = await tx
    .insertInto('provider_events')
    .values({
      id,
      type,
      about,
      object_id: objectId,
      outcome: about === 'other' ? 'ignored' : 'waiting',
      endpoint_version: endpointVersion,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** An event that is known already is not processed again. */
export async function enqueueEvent(tx: Db, queue: Queue, hint: ProviderHint, endpointVersion?: string): Promise<void> {
  if ((await saveEvent(tx, hint, endpointVersion ?? null)) && hint.about !== 'other')
    await queue.add(tx, 'provider-event', { eventId: hint.id }, { key: hint.id });
}

export async function findEvent(db: Db, id: string): Promise<ProviderEvent | undefined> {
  return db.selectFrom('provider_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function closeEvent(tx: Db, id: string, outcome: string): Promise<void> {
  await tx.updateTable('provider_events').set({ outcome }).where('id', '=', id).execute();
}
