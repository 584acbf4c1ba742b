import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '../../../adapters/webhook/port.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { newSecret, sealSecret, urlPlace } from './endpoint-secrets.ts';

type EventTypes = readonly WebhookType[] | null;
type NewEndpoint = { readonly kind: WebhookKind; readonly url: URL; readonly events?: EventTypes };

/** The secret is shown once; Slack has none. */
export async function addEndpoint(
  db: Db,
  secrets: Secrets,
  { kind, url, events = null }: NewEndpoint,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  const id = randomUUID();
  const secret = kind === 'standard' ? newSecret() : null;
  await db
    .insertInto('webhook_endpoints')
    .values({
      id,
      host: url.host,
      kind,
      url: kind === 'slack' ? secrets.seal(urlPlace(id), url.href) : url.href,
      secrets: JSON.stringify(secret === null ? [] : [sealSecret(secrets, id, secret)]),
      event_types: storedTypes(events),
    })
    .execute();
  return { id, secret };
}

/** One of the environment gets all events, so it cannot choose. */
export async function chooseEvents(tx: Db, id: string, events: EventTypes): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ event_types: storedTypes(events) })
    .where('id', '=', id)
    .where('url', 'is not', null)
    .execute();
}

/** One of the environment cannot be removed. */
export async function removeEndpoint(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('webhook_endpoints')
    .where('id', '=', id)
    .where('url', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await tx.deleteFrom('webhook_attempts').where('endpoint_id', '=', id).execute();
  return row !== undefined;
}

function storedTypes(events: EventTypes): string | null {
  return events && JSON.stringify(events);
}
