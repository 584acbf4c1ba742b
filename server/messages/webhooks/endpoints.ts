import { randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { WebhookKind, WebhookReceiver } from '../../../adapters/webhook/port.ts';
import { DAY_MS, MINUTE_MS } from '../../../core/time.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ConfiguredEndpoint } from './configured.ts';

export type EndpointRow = Selectable<Database['webhook_endpoints']>;
/** `gone`: it answered 410. `failing`: nothing arrived for days. */
export type DisabledBy = NonNullable<EndpointRow['disabled_by']>;
export type StoredEndpoint = { readonly row: EndpointRow; readonly endpoint: WebhookReceiver };

/** How long an earlier secret signs too. */
const OVERLAP_MS = DAY_MS;
const SECRET_BYTES = 32;

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

/** Undefined also for one that the environment does not name any more. */
export async function findEndpoint(
  db: Db,
  configured: readonly ConfiguredEndpoint[],
  id: string,
  now: Date,
): Promise<StoredEndpoint | undefined> {
  const row = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const named = configured.find((each) => each.id === id);
  if (named) return { row, endpoint: named.endpoint };
  if (row.url === null) return undefined;
  return {
    row,
    endpoint: {
      kind: row.kind,
      url: new URL(row.url),
      secrets: validSecrets(row, now).map(({ secret }) => secret),
      trusted: false,
    },
  };
}

type EventTypes = readonly WebhookType[] | null;
type NewEndpoint = { readonly kind: WebhookKind; readonly url: URL; readonly events?: EventTypes };

/** The secret is shown once; Slack has none. */
export async function addEndpoint(
  db: Db,
  { kind, url, events = null }: NewEndpoint,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  const id = randomUUID();
  const secret = kind === 'standard' ? newSecret() : null;
  const secrets = JSON.stringify(secret === null ? [] : [{ secret, until: null }]);
  const row = { id, host: url.host, kind, url: url.href, secrets, event_types: storedTypes(events) };
  await db.insertInto('webhook_endpoints').values(row).execute();
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

/** The earlier secrets sign beside the new one for a day. Undefined for an endpoint without one of its own. */
export async function rotateSecret(tx: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.url === null || row.kind !== 'standard') return undefined;
  const secret = newSecret();
  const overlap = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const earlier = validSecrets(row, now).map(({ secret, until }) => ({ secret, until: until ?? overlap }));
  const secrets = JSON.stringify([{ secret, until: null }, ...earlier]);
  await tx.updateTable('webhook_endpoints').set({ secrets }).where('id', '=', id).execute();
  return secret;
}

/** False where nothing changed. */
export async function pauseEndpoint(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ paused_at: now })
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it was disabled before, so that the operator is told once. */
export async function disableEndpoint(tx: Db, id: string, by: DisabledBy, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now, disabled_by: by })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns since when it got nothing; undefined for one that was not stopped. */
export async function resumeEndpoint(tx: Db, id: string): Promise<Date | undefined> {
  const row = await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || (row.paused_at === null && row.disabled_at === null)) return undefined;
  const missed = row.disabled_at && (await oldestMissed(tx, id, row.failing_since ?? row.disabled_at));
  const active = { paused_at: null, disabled_at: null, disabled_by: null, failing_since: null, failures: 0 };
  await tx.updateTable('webhook_endpoints').set(active).where('id', '=', id).execute();
  return new Date(Math.min(...[row.paused_at, row.disabled_at, missed].flatMap((at) => at?.getTime() ?? [])));
}

/** For the answers that crossed the one that disabled an endpoint. */
const CROSSING_MS = MINUTE_MS;

/** When the oldest event happened that was refused since then. It is older than the refusal. */
async function oldestMissed(tx: Db, id: string, since: Date): Promise<Date | undefined> {
  const oldest = await tx
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_events', 'webhook_events.id', 'event_id')
    .where('endpoint_id', '=', id)
    .where('at', '>=', new Date(since.getTime() - CROSSING_MS))
    .where('ok', '=', false)
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.created_at;
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

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function validSecrets({ secrets }: EndpointRow, now: Date) {
  return secrets.filter(({ until }) => until === null || Date.parse(until) > now.getTime());
}
