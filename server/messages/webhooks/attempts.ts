import { performance } from 'node:perf_hooks';
import type { WebhookMessage, WebhookOutcome, WebhookPort, WebhookReceiver } from '../../../adapters/webhook/port.ts';
import { brand } from '../../../content/brand.ts';
import type { WebhookAttempt } from '../../../core/api/operator/webhooks.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { type DisabledBy, disableEndpoint } from './endpoint-state.ts';
import type { EndpointRow } from './endpoints.ts';
import { clearFailures, countFailure } from './failing.ts';

export type AttemptDeps = {
  readonly db: Db;
  readonly queue: Pick<Queue, 'add'>;
  readonly webhook: WebhookPort;
  readonly now: () => Date;
};

type StoredEndpoint = { readonly row: EndpointRow; readonly endpoint: WebhookReceiver };

type Sent = {
  readonly message: WebhookMessage;
  readonly type: string;
  /** Null for a try. */
  readonly eventId: string | null;
};

/** Every attempt is logged. A 410, or days of failures, disable the endpoint and tell the operator once. */
export async function sendLogged(
  { db, queue, webhook, now }: AttemptDeps,
  { row, endpoint }: StoredEndpoint,
  { message, type, eventId }: Sent,
): Promise<WebhookOutcome> {
  const started = performance.now();
  const outcome = await webhook.send(endpoint, message);
  const milliseconds = Math.round(performance.now() - started);
  const { status = null } = outcome;
  const at = now();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('webhook_attempts')
      .values({
        endpoint_id: row.id,
        event_id: eventId,
        type,
        ok: outcome.ok,
        status,
        milliseconds,
        detail: outcome.ok ? null : outcome.detail,
        at,
      })
      .execute();
    if (outcome.ok) return clearFailures(tx, row.id);
    const facts = { host: row.host, disabledAt: at.toISOString() };
    if (outcome.gone) return disable(tx, 'gone', (to) => ({ template: 'webhook-disabled', to, facts }));
    // A try is no event that was owed, and a refusal without an answer is one of ours.
    if (eventId === null || outcome.reason === 'refused') return;
    const since = await countFailure(tx, row.id, at);
    if (!since) return;
    const lasting = { ...facts, failingSince: since.toISOString() };
    await disable(tx, 'failing', (to) => ({ template: 'webhook-failing', to, facts: lasting }));
  });
  return outcome;

  async function disable(tx: Db, by: DisabledBy, mailTo: (to: string) => MailOrder): Promise<void> {
    if (!(await disableEndpoint(tx, row.id, by, at))) return;
    await writeAudit(tx, { action: 'webhook-disabled', by: null, detail: row.host }, at);
    await queue.add(tx, 'mail', mailTo(await operatorAddress(tx)));
  }
}

async function operatorAddress(tx: Db): Promise<string> {
  const owner = await tx
    .selectFrom('operator')
    .select('email')
    .where('role', '=', 'owner')
    .where('email', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return owner?.email ?? brand.supportEmail;
}

/** Newest first. */
export async function listAttempts(db: Db, endpointId: string): Promise<readonly WebhookAttempt[]> {
  const rows = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, event_id: eventId, endpoint_id: _, at, ...attempt }) => ({
    ...attempt,
    id: String(id),
    eventId,
    at: at.getTime(),
  }));
}
