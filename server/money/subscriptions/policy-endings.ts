import type { PaymentResult } from '../../../adapters/payments/port.ts';
import { brand } from '../../../content/brand.ts';
import { policies } from '../../../content/policies.ts';
import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import { endingBy, type PolicyEnding } from '../../../core/subscriptions/policies.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue, RunningJob } from '../../platform/jobs/queue.ts';
import { findPayments, findSubscription, type PaymentRow, paymentStateOf, type SubscriptionRow } from './store.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

/** After a minute of failed attempts. */
const TELL_AT_ATTEMPT = 6;
const RETURNS: ReadonlySet<SubscriptionChange['kind']> = new Set(['refunded', 'disputed', 'dispute-closed']);

/** Undefined for a duplicate, which a job of its own ends. */
export function policyEndingOf(row: SubscriptionRow, payments: readonly PaymentRow[]): PolicyEnding | undefined {
  if (row.duplicate_of !== null) return undefined;
  return endingBy(policies, {
    status: row.status,
    startedAt: (row.started_at ?? row.created_at).getTime(),
    periodStart: row.current_period_start?.getTime() ?? null,
    periodEnd: row.current_period_end?.getTime() ?? null,
    payments: payments.map(paymentStateOf),
  });
}

export async function enqueuePolicyEnding(
  tx: Db,
  queue: Queue,
  subscription: SubscriptionRow,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  const { id: subscriptionId, as_of } = subscription;
  if (!changes.some(({ kind }) => RETURNS.has(kind))) return;
  if (policyEndingOf(subscription, await findPayments(tx, subscriptionId)) === undefined) return;
  await queue.add(tx, 'end-by-policy', { subscriptionId }, { key: `${subscriptionId}:${as_of.getTime()}` });
}

/** Decides anew, because a dispute may have been won since. Every step may be repeated. */
export async function endByPolicy(deps: SyncDeps, subscriptionId: string, { attempt }: RunningJob): Promise<void> {
  const { db } = deps;
  const subscription = await findSubscription(db, subscriptionId);
  const ending = subscription && policyEndingOf(subscription, await findPayments(db, subscriptionId));
  if (!subscription || !ending) return;
  const ended = await carryOut(deps, subscriptionId, ending);
  const synced = ended.ok ? await syncSubscription(deps, subscriptionId) : ended;
  if (typeof synced !== 'object') return;
  if (attempt === TELL_AT_ATTEMPT) await tellSupport(deps, subscription);
  throw new Error(`The subscription could not be ended: ${synced.reason}, ${synced.detail}`);
}

function carryOut({ payments }: SyncDeps, id: string, { when }: PolicyEnding): Promise<PaymentResult<unknown>> {
  return when === 'now' ? payments.endNow(id) : payments.cancelAtPeriodEnd(id, true);
}

async function tellSupport({ db, queue }: SyncDeps, { id: subscriptionId, email }: SubscriptionRow): Promise<void> {
  const facts = { email, subscriptionId };
  const mail = { template: 'not-ended-to-support', to: brand.supportEmail, facts } as const;
  await queue.add(db, 'mail', mail, { key: `${subscriptionId}:not-ended` });
}
