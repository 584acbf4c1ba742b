import type { FastifyReply, FastifyRequest } from 'fastify';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { ensureVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { confirmAddress } from '../../visitors/leads/confirmed-address.ts';
import { confirmationKey } from '../../visitors/submissions/store.ts';
import { exceedsLinkLimit } from '../account-links/limits.ts';
import { consumeLink, findLink, revokeLinks } from '../account-links/store.ts';
import { mailboxMark } from '../buyer-marks/marks.ts';
import { saveMarks } from '../buyer-marks/store.ts';
import { endOrderKeys } from '../order-keys/order-keys.ts';
import { lockBuyer, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { type RequestRefusal, refusal } from './owned-subscription.ts';
import { alignLater, alignProvider } from './provider-address.ts';
import { addRequest, closeRequest } from './requests.ts';
import { type BuyerSession, browserOf, endSessions, signedInEmail, startSession } from './session.ts';
import { endCalendars, findOwnedSubscriptions, type OwnedSubscription } from './store.ts';

/** How long a link that was opened proves access to the present mailbox. */
const FRESH_MS = 15 * MINUTE_MS;

/** Nothing changes until the link mailed to the new address is used. An older sign-in is refused, and its owner is mailed a link. */
export async function requestEmailChange(
  { db, queue, now }: { db: Db; queue: Pick<Queue, 'add'>; now: () => Date },
  { email: from, since }: Pick<BuyerSession, 'email' | 'since'>,
  { email: to, countKeys }: { readonly email: string; readonly countKeys: readonly string[] },
): Promise<{ readonly ok: true } | RequestRefusal> {
  if (from === to) return refusal('sameEmail');
  const [latest] = await findOwnedSubscriptions(db, from);
  if (!latest) return refusal('unknown');
  const linkRequest = { purpose: 'email-change', email: to, subscriptionId: latest.subscription.id } as const;
  if (now().getTime() - since.getTime() > FRESH_MS) {
    await queue.add(db, 'account-link', { purpose: 'manage', email: from, countKeys });
    return refusal('oldSignIn');
  }
  if (await exceedsLinkLimit(db, linkRequest, now())) return refusal('tooMany');
  await queue.add(db, 'account-link', { ...linkRequest, countKeys });
  return { ok: true };
}

/** `session` goes on under the new address in the browser that confirmed it, and in no other. */
export type EmailChangeOutcome = { readonly ok: true; readonly session: string } | RequestRefusal;

/**
 * Needs both: the link from the new mailbox, and a sign-in with the present address, which a link to the old mailbox gave.
 * The provider is changed first, so that a failure there leaves the link valid.
 */
export async function confirmEmailChange(
  deps: SyncDeps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EmailChangeOutcome> {
  const { db, payments, queue, now } = deps;
  const link = await findLink(db, 'email-change', token, now());
  const from = link?.subscription_id && (await emailOf(db, link.subscription_id));
  if (!link || !from) return refusal('unknown');
  // Whoever reads the new mailbox may be a stranger, when the address was mistyped.
  if ((await signedInEmail(db, request, now())) !== from)
    return refusal((await findLink(db, 'email-change', token, now())) ? 'otherBrowser' : 'unknown');
  const owned = (await findOwnedSubscriptions(db, from)).map(({ subscription }) => subscription);
  if (await wouldMeet(db, from, link.email)) return refusal('emailTaken');
  await alignLater(db, queue, owned);
  for (const customer of new Set(owned.map(({ customer_id }) => customer_id))) {
    const changed = await payments.changeEmail(customer, link.email);
    if (!changed.ok && changed.reason !== 'not_found') return refusal('unavailable', changed.detail);
  }
  const outcome = await db.transaction().execute(async (tx): Promise<EmailChangeOutcome> => {
    for (const email of [from, link.email].sort()) await lockBuyer(tx, email);
    // While the provider was asked, an order under either address may have come or gone.
    if (await wouldMeet(tx, from, link.email)) return refusal('emailTaken');
    if (!(await findLink(tx, 'email-change', token, now()))) return refusal('unknown');
    if (!haveStayed(owned, await findOwnedSubscriptions(tx, from))) return refusal('notPossible');
    await consumeLink(tx, 'email-change', token, now());
    await moveSubscriptions(tx, deps, owned, from, link.email);
    await confirmAddress(tx, ensureVisitor(request, reply), link.email);
    return { ok: true, session: await startSession(tx, link.email, browserOf(request), now()) };
  });
  if (!outcome.ok) for (const { id } of owned) await alignProvider(deps, id);
  return outcome;
}

function haveStayed(before: readonly SubscriptionRow[], now: readonly OwnedSubscription[]): boolean {
  const ids = new Set(now.map(({ subscription }) => subscription.id));
  return ids.size === before.length && before.every(({ id }) => ids.has(id));
}

/** Two running orders under one address would be one buyer's, and one of them a duplicate. */
async function wouldMeet(db: Db, from: string, to: string): Promise<boolean> {
  const running = async (email: string) =>
    (await findOwnedSubscriptions(db, email)).some((owned) => isRunning(owned.subscription));
  return (await running(from)) && (await running(to));
}

async function moveSubscriptions(
  tx: Db,
  { queue, now }: SyncDeps,
  owned: readonly SubscriptionRow[],
  from: string,
  to: string,
): Promise<void> {
  const at = now();
  const ids = owned.map(({ id }) => id);
  for (const { attempt_id } of owned) if (attempt_id !== null) await saveMarks(tx, attempt_id, [mailboxMark(to)]);
  await shutOut(tx, from, at);
  for (const order of owned) {
    await moveOrder(tx, order, to);
    const request = { kind: 'email-change', subscriptionId: order.id, detail: { from, to } } as const;
    await closeRequest(tx, await addRequest(tx, request, at), at);
  }
  const [latest] = ids;
  if (latest === undefined) return;
  await queue.add(tx, 'account-link', {
    purpose: 'email-undo',
    email: from,
    subscriptionId: latest,
    changedAt: at.toISOString(),
  });
}

/** Ends whatever opens the orders of an address: sign-ins, keys of browsers, links and calendars. */
export async function shutOut(tx: Db, email: string, at: Date): Promise<void> {
  const ids = (await findOwnedSubscriptions(tx, email)).map(({ subscription }) => subscription.id);
  await endSessions(tx, email);
  await endOrderKeys(tx, email, at);
  await revokeLinks(tx, email, ids);
  await endCalendars(tx, ids);
}

/** With what was answered for it, so that whoever has the earlier mailbox neither reads nor deletes it. */
export async function moveOrder(tx: Db, { id, attempt_id, email: from }: SubscriptionRow, to: string): Promise<void> {
  await tx.updateTable('subscriptions').set({ email: to }).where('id', '=', id).where('email', '=', from).execute();
  if (attempt_id === null) return;
  await tx.updateTable('checkout_attempts').set({ email: to }).where('id', '=', attempt_id).execute();
  await tx
    .updateTable('submissions')
    .set({ email: to })
    .where('idempotency_key', 'in', [attempt_id, confirmationKey(attempt_id)])
    .execute();
}

async function emailOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('subscriptions').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

export function isRunning({ status, duplicate_of }: SubscriptionRow): boolean {
  return duplicate_of === null && RUNNING.some((running) => running === status);
}
