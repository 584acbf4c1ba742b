import { MINUTE_MS } from '../../../core/time.ts';
import { findPendingSessions } from '../checkout-attempts/store.ts';
import { enqueueEvent } from './events.ts';
import { findOverdue, findSubscription, type SubscriptionRow } from './store.ts';
import { type SyncDeps, sync, syncSubscription } from './sync.ts';

/** The webhook usually arrives within this time. */
const WEBHOOK_GRACE_MS = 2 * MINUTE_MS;
/** A payment page lives 90 minutes, and a bank debit takes up to two weeks. */
const SESSION_MEMORY_MS = 15 * 24 * 60 * MINUTE_MS;
const RECENT_MS = 26 * 60 * MINUTE_MS;
/** The provider may take this long to renew after the end of a period. */
const RENEWAL_GRACE_MS = 90 * MINUTE_MS;

/** What else may have become of payments while nobody heard; one sentence for each that could not be asked about. */
export type AlsoReconciled = (deps: SyncDeps) => Promise<readonly string[]>;

/** Fetches what lost webhooks would have reported. A failure throws after everything else is synced. */
export async function reconcile(deps: SyncDeps, also: AlsoReconciled = async () => []): Promise<void> {
  const problems = [
    ...(await syncSessions(deps)),
    ...(await syncRecent(deps)),
    ...(await syncOverdue(deps)),
    ...(await enqueueLostEvents(deps)),
    ...(await also(deps)),
  ];
  if (problems.length > 0) throw new Error(`${problems.length} could not be asked about, the first: ${problems[0]}`);
}

async function syncSessions(deps: SyncDeps): Promise<string[]> {
  const now = deps.now().getTime();
  const sessions = await findPendingSessions(deps.db, new Date(now - SESSION_MEMORY_MS), new Date(now - WEBHOOK_GRACE_MS));
  return forEachId(sessions, (objectId) => sync(deps, { about: 'session', objectId }));
}

async function syncRecent(deps: SyncDeps): Promise<string[]> {
  const recent = await deps.payments.subscriptionsSince(new Date(deps.now().getTime() - RECENT_MS));
  if (!recent.ok) return [recent.detail];
  const ours = recent.value.filter(({ attemptId }) => attemptId !== undefined);
  const stored = await Promise.all(ours.map(({ id }) => findSubscription(deps.db, id)));
  const differing = ours.filter((subscription, index) => !isUnchanged(subscription, stored[index]));
  return forEachId(
    differing.map(({ id }) => id),
    (id) => syncSubscription(deps, id),
  );
}

type ComparedFields = { readonly status: string; readonly cancelAtPeriodEnd: boolean; readonly currentPeriodEnd: Date };

function isUnchanged({ status, cancelAtPeriodEnd, currentPeriodEnd }: ComparedFields, row: SubscriptionRow | undefined): boolean {
  return (
    row?.status === status &&
    row.cancel_at_period_end === cancelAtPeriodEnd &&
    row.current_period_end?.getTime() === currentPeriodEnd.getTime()
  );
}

async function syncOverdue(deps: SyncDeps): Promise<string[]> {
  const overdue = await findOverdue(deps.db, new Date(deps.now().getTime() - RENEWAL_GRACE_MS));
  return forEachId(overdue, (id) => syncSubscription(deps, id));
}

/** Refunds and disputes reach subscriptions of any age. */
async function enqueueLostEvents({ db, payments, queue, now }: SyncDeps): Promise<string[]> {
  const recent = await payments.eventsSince(new Date(now().getTime() - RECENT_MS));
  if (!recent.ok) return [recent.detail];
  for (const hint of recent.value) await db.transaction().execute((tx) => enqueueEvent(tx, queue, hint));
  return [];
}

/** One at a time, to spare the provider. An id that it no longer knows is no failure. */
async function forEachId(ids: readonly string[], ask: (id: string) => ReturnType<typeof sync>): Promise<string[]> {
  const problems: string[] = [];
  for (const id of ids) {
    const outcome = await ask(id);
    if (typeof outcome === 'object' && outcome.reason !== 'not_found') problems.push(outcome.detail);
  }
  return problems;
}
