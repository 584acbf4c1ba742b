import type { FastifyRequest } from 'fastify';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { exceedsLinkLimit } from '../account-links/limits.ts';
import { consumeLink, findLink, revokeLinks } from '../account-links/store.ts';
import { mailboxMark } from '../buyer-marks/marks.ts';
import { saveMarks } from '../buyer-marks/store.ts';
import { endOrderKeys } from '../order-keys/order-keys.ts';
import { lockBuyer, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { type RequestRefusal, refusal } from './owned-subscription.ts';
import { addRequest, closeRequest } from './requests.ts';
import { type BuyerSession, browserOf, endSessions, signedInEmail, startSession } from './session.ts';
import { findOwnedSubscriptions } from './store.ts';

/** How long a link that was opened proves access to the present mailbox. */
const FRESH_MS = 15 * MINUTE_MS;

/** Nothing changes until the link mailed to the new address is used. An older sign-in is refused, and its owner is mailed a link. */
export async function requestEmailChange(
  { db, queue, now }: { db: Db; queue: Pick<Queue, 'add'>; now: () => Date },
  { email: from, since }: Pick<BuyerSession, 'email' | 'since'>,
  to: string,
): Promise<{ readonly ok: true } | RequestRefusal> {
  if (from === to) return refusal('sameEmail');
  const [latest] = await findOwnedSubscriptions(db, from);
  if (!latest) return refusal('unknown');
  const linkRequest = { purpose: 'email-change', email: to, subscriptionId: latest.subscription.id } as const;
  if (now().getTime() - since.getTime() > FRESH_MS) {
    await queue.add(db, 'account-link', { purpose: 'manage', email: from });
    return refusal('oldSignIn');
  }
  if (await exceedsLinkLimit(db, linkRequest, now())) return refusal('tooMany');
  await queue.add(db, 'account-link', linkRequest);
  return { ok: true };
}

/** `session` goes on under the new address in the browser that confirmed it, and in no other. */
export type EmailChangeOutcome = { readonly ok: true; readonly session: string } | RequestRefusal;

/**
 * Needs both: the link from the new mailbox, and a sign-in with the present address, which a link to the old mailbox gave.
 * The provider is changed first, so that a failure there leaves the link valid.
 */
export async function confirmEmailChange(deps: SyncDeps, token: string, request: FastifyRequest): Promise<EmailChangeOutcome> {
  const { db, payments, now } = deps;
  const link = await findLink(db, 'email-change', token, now());
  const from = link?.subscription_id && (await emailOf(db, link.subscription_id));
  if (!link || !from) return refusal('unknown');
  // Whoever reads the new mailbox may be a stranger, when the address was mistyped.
  if ((await signedInEmail(db, request, now())) !== from)
    return refusal((await findLink(db, 'email-change', token, now())) ? 'otherBrowser' : 'unknown');
  const owned = (await findOwnedSubscriptions(db, from)).map(({ subscription }) => subscription);
  if (await wouldMeet(db, from, link.email)) return refusal('emailTaken');
  const customers = new Set(owned.map(({ customer_id }) => customer_id));
  for (const customer of customers) {
    const changed = await payments.changeEmail(customer, link.email);
    if (!changed.ok && changed.reason !== 'not_found') return refusal('unavailable', changed.detail);
  }
  const outcome = await db.transaction().execute(async (tx): Promise<EmailChangeOutcome> => {
    for (const email of [from, link.email].sort()) await lockBuyer(tx, email);
    // An order under the new address may have come while the provider was asked.
    if (await wouldMeet(tx, from, link.email)) return refusal('emailTaken');
    if (!(await consumeLink(tx, 'email-change', token, now()))) return refusal('unknown');
    await moveSubscriptions(tx, deps, owned, from, link.email);
    return { ok: true, session: await startSession(tx, link.email, browserOf(request), now()) };
  });
  if (!outcome.ok && outcome.reason === 'emailTaken') {
    for (const customer of customers) await payments.changeEmail(customer, from);
  }
  return outcome;
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
  await endOrderKeys(tx, from, at);
  await tx.updateTable('subscriptions').set({ email: to }).where('email', '=', from).execute();
  for (const subscriptionId of ids) {
    await closeRequest(tx, await addRequest(tx, { kind: 'email-change', subscriptionId, detail: { from, to } }, at), at);
  }
  await endSessions(tx, from);
  await revokeLinks(tx, from, ids);
  const [latest] = ids;
  if (latest === undefined) return;
  await queue.add(tx, 'account-link', {
    purpose: 'email-undo',
    email: from,
    subscriptionId: latest,
    changedAt: at.toISOString(),
  });
}

async function emailOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('subscriptions').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

export function isRunning({ status, duplicate_of }: SubscriptionRow): boolean {
  return duplicate_of === null && RUNNING.some((running) => running === status);
}
