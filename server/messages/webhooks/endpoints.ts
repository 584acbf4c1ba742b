import { type Selectable, sql } from 'kysely';
import type { WebhookReceiver } from '../../../adapters/webhook/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { ConfiguredEndpoint } from './configured.ts';
import { openValidSecrets, urlPlace } from './endpoint-secrets.ts';

export type EndpointRow = Selectable<Database['webhook_endpoints']>;
/** Without `endpoint` no key opens what the row has sealed. */
export type FoundEndpoint = { readonly row: EndpointRow; readonly endpoint: WebhookReceiver | undefined };

/** Replaces those of earlier environments, and leaves those of the dashboard. */
export async function saveConfigured(db: Db, configured: readonly ConfiguredEndpoint[]): Promise<void> {
  const ids = configured.map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('webhook_endpoints')
      .where('url', 'is', null)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    if (ids.length === 0) return;
    await tx
      .insertInto('webhook_endpoints')
      .values(configured.map(({ id, endpoint }) => ({ id, host: endpoint.url.host })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

export async function listEndpoints(db: Db): Promise<readonly EndpointRow[]> {
  return db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at').orderBy('id').execute();
}

export type ActiveEndpoint = Pick<EndpointRow, 'id' | 'kind' | 'event_types'>;

/** Of those that get new events. */
export const IS_ACTIVE = sql<boolean>`paused_at is null and disabled_at is null`;

export async function activeEndpoints(db: Db): Promise<readonly ActiveEndpoint[]> {
  return db.selectFrom('webhook_endpoints').select(['id', 'kind', 'event_types']).where(IS_ACTIVE).orderBy('id').execute();
}

export type EndpointDeps = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly configured: readonly ConfiguredEndpoint[];
};

/** Undefined also for one that the environment does not name any more. */
export async function findEndpoint(
  { db, secrets, configured }: EndpointDeps,
  id: string,
  now: Date,
): Promise<FoundEndpoint | undefined> {
  const row = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const named = configured.find((each) => each.id === id);
  if (named) return { row, endpoint: named.endpoint };
  if (row.url === null) return undefined;
  return { row, endpoint: openEndpoint(secrets, row, row.url, now) };
}

export function isReadable(secrets: Secrets, row: EndpointRow, now: Date): boolean {
  return row.url === null || openEndpoint(secrets, row, row.url, now) !== undefined;
}

function openEndpoint(secrets: Secrets, row: EndpointRow, storedUrl: string, now: Date): WebhookReceiver | undefined {
  const url = secrets.open(urlPlace(row.id), storedUrl);
  const signing = openValidSecrets(secrets, row, now);
  return url === undefined || !signing ? undefined : { kind: row.kind, url: new URL(url), secrets: signing, trusted: false };
}
