import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { consumeLink, findLink, LINK_MINUTES, revokeLinks } from '../account-links/store.ts';
import { endOrderKeys } from '../order-keys/order-keys.ts';
import { lockBuyer, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { type EmailChangeOutcome, isRunning } from './change-email.ts';
import { refusal } from './owned-subscription.ts';
import { addRequest, closeRequest } from './requests.ts';
import { browserOf, endSessions, startSession } from './session.ts';
import { findOwnedSubscriptions } from './store.ts';

/** An order that left an address, and when. */
type Moved = SubscriptionRow & { readonly moved_at: Date };

/**
 * Gives orders back to the address that they left, wherever they went since. The link in its mailbox is the proof.
 * The provider is changed first, so that a failure there leaves the link valid.
 */
export async function undoEmailChange(deps: SyncDeps, token: string, request: FastifyRequest): Promise<EmailChangeOutcome> {
  const { db, payments, now } = deps;
  const link = await findLink(db, 'email-undo', token, now());
  if (!link) return refusal('unknown');
  const owner = link.email;
  const moved = await findMoved(db, owner, now());
  if (moved.length === 0) return refusal('nothingToUndo');
  if (await wouldMeet(db, owner, moved)) return refusal('emailTaken');
  for (const { customer_id } of moved) {
    const changed = await payments.changeEmail(customer_id, owner);
    if (!changed.ok && changed.reason !== 'not_found') return refusal('unavailable', changed.detail);
  }
  const outcome = await db.transaction().execute(async (tx): Promise<EmailChangeOutcome> => {
    const holders = new Set(moved.map(({ email }) => email));
    for (const email of [owner, ...holders].sort()) await lockBuyer(tx, email);
    // An order of the owner's may have come while the provider was asked.
    if (await wouldMeet(tx, owner, moved)) return refusal('emailTaken');
    if (!(await consumeLink(tx, 'email-undo', token, now()))) return refusal('unknown');
    for (const holder of holders) await shutOut(tx, holder, moved, now());
    for (const order of moved) await giveBack(tx, owner, order, now());
    return { ok: true, session: await startSession(tx, owner, browserOf(request), now()) };
  });
  if (!outcome.ok && outcome.reason === 'emailTaken') {
    for (const { customer_id, email } of moved) await payments.changeEmail(customer_id, email);
  }
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
    group by s.id`.execute(db);
  return rows;
}

/** Two running orders under one address would be one buyer's, and one of them a duplicate. */
async function wouldMeet(db: Db, owner: string, moved: readonly Moved[]): Promise<boolean> {
  const owned = await findOwnedSubscriptions(db, owner);
  return moved.some(isRunning) && owned.some(({ subscription }) => isRunning(subscription));
}

/** Every browser and link that opens the orders under the address they went to. */
async function shutOut(tx: Db, holder: string, moved: readonly Moved[], at: Date): Promise<void> {
  await endSessions(tx, holder);
  await endOrderKeys(tx, holder, at);
  const ids = moved.map(({ id }) => id);
  await revokeLinks(tx, holder, ids);
  await tx.deleteFrom('account_links').where('purpose', '=', 'app').where('subscription_id', 'in', ids).execute();
}

async function giveBack(tx: Db, owner: string, { id, email: from, moved_at }: Moved, at: Date): Promise<void> {
  await tx.updateTable('subscriptions').set({ email: owner }).where('id', '=', id).execute();
  const detail = { from, to: owner, undoes: moved_at.toISOString() };
  await closeRequest(tx, await addRequest(tx, { kind: 'email-change', subscriptionId: id, detail }, at), at);
}
