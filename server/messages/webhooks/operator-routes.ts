import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TryOutcome } from '../../../adapters/integration.ts';
import { operatorRefusals, webhookRefusals } from '../../../content/operator/refusals.ts';
import { EmptyRequest } from '../../../core/api/operator/session.ts';
import {
  ReplayRequest,
  type ReplayResponse,
  type WebhookAttempts,
  type WebhookEndpointView,
  WebhookEventsRequest,
  type WebhookList,
  WebhookRequest,
  type WebhookSecret,
} from '../../../core/api/operator/webhooks.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { listAttempts, sendLogged } from './attempts.ts';
import { addEndpoint, chooseEvents, removeEndpoint } from './edit-endpoint.ts';
import { rotateSecret } from './endpoint-secrets.ts';
import { pauseEndpoint, resumeEndpoint } from './endpoint-state.ts';
import { type EndpointRow, findEndpoint, isReadable, listEndpoints } from './endpoints.ts';
import { isSubscribedTo } from './event-filter.ts';
import type { WebhookJobDeps } from './jobs.ts';
import { enqueueToEndpoints } from './record.ts';
import { replay } from './replay.ts';
import { isForSlack, slackTryMessage } from './slack.ts';
import { findWebhookEvent } from './store.ts';

export type WebhookRouteDeps = WebhookJobDeps & {
  /** Says why an address cannot be an endpoint. */
  readonly urlProblem: (url: URL | null) => string | undefined;
};

const params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const SEE = { permission: 'see-health' } as const;
const MANAGE = { permission: 'manage-integrations' } as const;
/** What people's data goes to, and what proves that it is ours. */
const GUARDED = { ...MANAGE, recentPassword: true } as const;

export function webhookEndpointRoutes(deps: WebhookRouteDeps): Routes {
  const { db, queue, secrets, urlProblem, now } = deps;
  const find = (id: string) => findEndpoint(deps, id, now());

  return async (app) => {
    app.get('/webhooks', { config: SEE }, async (): Promise<WebhookList> => {
      const [rows, last] = await Promise.all([listEndpoints(db), lastAttempts(db)]);
      return { endpoints: rows.map((row) => viewOf(row, last.get(row.id) ?? null, isReadable(secrets, row, now()), now())) };
    });

    app.get('/webhooks/:id/attempts', { config: SEE, schema: { params } }, async ({ params }): Promise<WebhookAttempts> => {
      return { attempts: await listAttempts(db, params.id) };
    });

    app.post('/webhooks', { config: GUARDED, schema: { body: WebhookRequest } }, async (request, reply) => {
      const url = URL.parse(request.body.url);
      const problem = urlProblem(url);
      if (!url || problem) return refuse(reply, 'invalid', problem ?? '', { fields: { url: problem ?? '' } });
      const { kind, events = null } = request.body;
      const unsent = eventsProblem(kind, events);
      if (unsent) return refuse(reply, 'invalid', unsent, { fields: { events: unsent } });
      return db.transaction().execute(async (tx): Promise<WebhookSecret> => {
        const { secret } = await addEndpoint(tx, secrets, { kind, url, events });
        await audit(tx, 'webhook-added', request.operatorSession.operator.name, url.host);
        return { secret };
      });
    });

    const change = { schema: { params, body: EmptyRequest } };
    app.post('/webhooks/:id/rotation', { config: GUARDED, ...change }, async (request, reply) => {
      const stored = await find(request.params.id);
      const secret = await db.transaction().execute(async (tx) => {
        const made = await rotateSecret(tx, secrets, request.params.id, now());
        if (made) await audit(tx, 'webhook-rotated', request.operatorSession.operator.name, stored?.row.host);
        return made;
      });
      return secret === undefined ? notFound(reply) : ({ secret } satisfies WebhookSecret);
    });

    const choice = { schema: { params, body: WebhookEventsRequest } };
    app.post('/webhooks/:id/events', { config: GUARDED, ...choice }, async (request, reply) => {
      const stored = await find(request.params.id);
      if (!stored || stored.row.url === null) return notFound(reply);
      const { row } = stored;
      const { events } = request.body;
      const unsent = eventsProblem(row.kind, events);
      if (unsent) return refuse(reply, 'invalid', unsent, { fields: { events: unsent } });
      await db.transaction().execute(async (tx) => {
        await chooseEvents(tx, row.id, events);
        const detail = `${row.host}: ${events?.join(', ') ?? 'all'}`;
        await audit(tx, 'webhook-events-chosen', request.operatorSession.operator.name, detail);
      });
      return { success: true };
    });

    app.post('/webhooks/:id/removal', { config: GUARDED, ...change }, async (request, reply) => {
      const stored = await find(request.params.id);
      const removed = await db.transaction().execute(async (tx) => {
        const done = await removeEndpoint(tx, request.params.id);
        if (done) await audit(tx, 'webhook-removed', request.operatorSession.operator.name, stored?.row.host);
        return done;
      });
      return removed ? { success: true } : notFound(reply);
    });

    app.post('/webhooks/:id/pause', { config: MANAGE, ...change }, async (request, reply) => {
      const stored = await find(request.params.id);
      if (!stored) return notFound(reply);
      if (await pauseEndpoint(db, request.params.id, now()))
        await audit(db, 'webhook-paused', request.operatorSession.operator.name, stored.row.host);
      return { success: true };
    });

    app.post('/webhooks/:id/resume', { config: MANAGE, ...change }, async (request, reply) => {
      const stored = await find(request.params.id);
      if (!stored) return notFound(reply);
      const since = await db.transaction().execute((tx) => resumeEndpoint(tx, request.params.id));
      if (!since) return { count: 0 } satisfies ReplayResponse;
      await audit(db, 'webhook-resumed', request.operatorSession.operator.name, stored.row.host);
      return { count: await replay(db, queue, since, [stored.row]) } satisfies ReplayResponse;
    });

    app.post('/webhooks/:id/try', { config: MANAGE, ...change }, async (request, reply) => {
      const stored = await find(request.params.id);
      if (!stored) return notFound(reply);
      const { row, endpoint } = stored;
      await audit(db, 'webhook-tried', request.operatorSession.operator.name, row.host);
      if (!endpoint) return { ok: false, detail: webhookRefusals.noKey[row.kind] } satisfies TryOutcome;
      const at = now();
      const id = randomUUID();
      const message = { id, at, body: row.kind === 'slack' ? slackTryMessage() : tryMessage(id, at) };
      const outcome = await sendLogged(deps, { row, endpoint }, { message, type: TRY, eventId: null });
      const detail = outcome.ok ? `The receiver answered ${outcome.status}.` : outcome.detail;
      return { ok: outcome.ok, detail } satisfies TryOutcome;
    });

    const again = { schema: { params, body: ReplayRequest } };
    app.post('/webhooks/:id/replay', { config: MANAGE, ...again }, async (request, reply) => {
      const stored = await find(request.params.id);
      if (!stored) return notFound(reply);
      const { body } = request;
      const event = 'eventId' in body ? await findWebhookEvent(db, body.eventId) : undefined;
      if ('eventId' in body && !event) return refuse(reply, 'conflict', operatorRefusals.eventErased);
      if (event && !isSubscribedTo(stored.row, event.type)) return refuse(reply, 'conflict', webhookRefusals.notChosen);
      await audit(db, 'webhook-replayed', request.operatorSession.operator.name, stored.row.host);
      const count = event
        ? await db.transaction().execute((tx) => enqueueToEndpoints(tx, queue, event, [stored.row]))
        : await replay(db, queue, new Date('since' in body ? body.since : 0), [stored.row]);
      return { count } satisfies ReplayResponse;
    });
  };

  type WebhookAction = Extract<Parameters<typeof writeAudit>[1]['action'], `webhook-${string}`>;
  function audit(tx: Db, action: WebhookAction, by: string, detail: string | undefined): Promise<void> {
    return writeAudit(tx, { action, by, detail }, now());
  }
}

const notFound = (reply: FastifyReply) => refuse(reply, 'not_found', operatorRefusals.nothing);

function eventsProblem(kind: EndpointRow['kind'], events: EndpointRow['event_types']): string | undefined {
  return kind === 'slack' && events?.some((type) => !isForSlack(type)) ? webhookRefusals.notForSlack : undefined;
}

const TRY = 'webhook.try';

function tryMessage(id: string, at: Date): string {
  return JSON.stringify({ id, type: TRY, version: 1, timestamp: at.toISOString(), data: {} });
}

type LastAttempt = NonNullable<WebhookEndpointView['last']>;

async function lastAttempts(db: Db): Promise<ReadonlyMap<string, LastAttempt>> {
  const { rows } = await sql<{ endpoint_id: string; ok: boolean; status: number | null; at: Date }>`
    select distinct on (endpoint_id) endpoint_id, ok, status, at from webhook_attempts order by endpoint_id, id desc`.execute(db);
  return new Map(rows.map(({ endpoint_id, at, ...last }) => [endpoint_id, { ...last, at: at.getTime() }]));
}

function viewOf(row: EndpointRow, last: LastAttempt | null, readable: boolean, now: Date): WebhookEndpointView {
  const overlaps = row.secrets.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  const overlapUntil = Math.max(0, ...overlaps.filter((until) => until > now.getTime()));
  return {
    id: row.id,
    kind: row.kind,
    host: row.host,
    configured: row.url === null,
    events: row.event_types,
    state: row.disabled_at ? (row.disabled_by ?? 'gone') : row.paused_at ? 'paused' : 'active',
    readable,
    overlapUntil: overlapUntil === 0 ? null : overlapUntil,
    last,
  };
}
