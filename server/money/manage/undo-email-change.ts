import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { ensureVisitor } from '../../platform/http/visitor.ts';
import { confirmAddress } from '../../visitors/leads/confirmed-address.ts';
import { consumeLink, findLink, LINK_MINUTES } from '../account-links/store.ts';
import { giveBack } from '../subscriptions/give-back.ts';
import { lockBuyer, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { type EmailChangeOutcome, isRunning, moveOrder, shutOut } from './change-email.ts';
import { refusal } from './owned-subscription.ts';
import { alignLater, alignProvider } from './provider-address.ts';
import { addRequest, closeRequest } from './requests.ts';
import { browserOf, startSession } from './session.ts';
import { findOwnedSubscriptions } from './store.ts';

/** An order that left an address, and when. */
type Moved = SubscriptionRow & { readonly moved_at: Date };

const MAX_TRIES = 3;

/**
 * Gives orders back to the address that they left, wherever they went since. The link in its mailbox is the proof.
 * The provider is changed first, so that a failure there leaves the link valid.
 */
export async function undoEmailChange(
  deps: SyncDeps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EmailChangeOutcome> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await tryUndo(deps, token, request, reply);
    if (outcome !== 'moved meanwhile') return outcome;
  }
  return refusal('unavailable');
}

async function tryUndo(
  deps: SyncDeps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EmailChangeOutcome | 'moved meanwhile'> {
  const { db, payments, queue, now } = deps;
  const link = await findLink(db, 'email-undo', token, now());
  if (!link) return refusal('unknown');
  const owner = link.email;
  const moved = await findMoved(db, owner, now());
  if (moved.length === 0) return refusal('nothingToUndo');
  await alignLater(db, queue, moved);
  for (const { customer_id } of moved) {
    const changed = await payments.changeEmail(customer_id, owner);
    if (!changed.ok && changed.reason !== 'not_found') return refusal('unavailable', changed.detail);
  }
  const outcome = await db.transaction().execute(async (tx): Promise<EmailChangeOutcome | 'moved meanwhile'> => {
    const holders = new Set(moved.map(({ email }) => email));
    for (const email of [owner, ...holders].sort()) await lockBuyer(tx, email);
    // While the provider was asked, whoever holds an order may have moved it on, and somebody else may have taken it back.
    if (!areSame(moved, await findMoved(tx, owner, now()))) return 'moved meanwhile';
    if (!(await consumeLink(tx, 'email-undo', token, now()))) return refusal('unknown');
    for (const holder of holders) await shutOut(tx, holder, now());
    for (const order of moved) await takeBack(tx, owner, order, now());
    await giveBackOthers(tx, deps, owner, moved);
    await confirmAddress(tx, ensureVisitor(request, reply), owner);
    return { ok: true, session: await startSession(tx, owner, browserOf(request), now()) };
  });
  if (outcome === 'moved meanwhile' || !outcome.ok) for (const { id } of moved) await alignProvider(deps, id);
  return outcome;
}

/**
 * What an address lost while its link holds. A change is passed over once an undo has taken it back, or has taken back an earlier
 * one of the same order: whoever lost it first decides.
 */
async function findMoved(db: Db, owner: string, now: Date): Promise<readonly Moved[]> {
  const since = new Date(now.getTime() - LINK_MINUTES['email-undo'] * MINUTE_MS);
  const { rows } = await sql<Moved>`
    select s.*, min(r.created_at) as moved_at
    from subscription_requests r join subscriptions s on s.id = r.subscription_id
    where r.kind = 'email-change' and r.detail->>'from' = ${owner} and r.detail->>'undoes' is null
      and r.created_at > ${since} and s.email <> ${owner}
      and not exists (
        select 1 from subscription_requests u
        where u.subscription_id = r.subscription_id and u.kind = 'email-change' and u.created_at > r.created_at
          and (u.detail->>'undoes')::timestamptz <= r.created_at)
    group by s.id order by s.id`.execute(db);
  return rows;
}

function areSame(before: readonly Moved[], now: readonly Moved[]): boolean {
  return before.length === now.length && before.every(({ id, email }, at) => now[at]?.id === id && now[at]?.email === email);
}

async function takeBack(tx: Db, owner: string, order: Moved, at: Date): Promise<void> {
  await moveOrder(tx, order, owner);
  const detail = { from: order.email, to: owner, undoes: order.moved_at.toISOString() };
  await closeRequest(tx, await addRequest(tx, { kind: 'email-change', subscriptionId: order.id, detail }, at), at);
}

/** What was ordered under the address meanwhile is a second order of its owner, whoever paid for it. */
async function giveBackOthers(tx: Db, { queue }: SyncDeps, owner: string, moved: readonly Moved[]): Promise<void> {
  const back = moved.find(isRunning);
  if (!back) return;
  for (const { subscription } of await findOwnedSubscriptions(tx, owner)) {
    const isOther = !moved.some(({ id }) => id === subscription.id);
    if (isOther && isRunning(subscription)) await giveBack(tx, queue, subscription.id, back.id);
  }
}
