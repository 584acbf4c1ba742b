import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { areTooMany, findLink, revokeLinks, useUpLink } from '../account-links/store.ts';
import { lockBuyer, type Subscription } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { type AskedInVain, refused } from './own.ts';
import { endSessions, startSession } from './session.ts';
import { addRequest, closeRequest, findOwned } from './store.ts';

/** Mails a link to the new address; nothing changes before somebody there has pressed it. */
export async function askForEmailChange(
  { db, queue, now }: { db: Db; queue: Pick<Queue, 'add'>; now: () => Date },
  from: string,
  to: string,
): Promise<{ readonly ok: true } | AskedInVain> {
  if (from === to) return refused('sameEmail');
  const [latest] = await findOwned(db, from);
  if (!latest) return refused('unknown');
  const wish = { purpose: 'email-change', email: to, subscriptionId: latest.subscription.id } as const;
  if (await areTooMany(db, wish, now())) return refused('tooMany');
  await queue.add(db, 'account-link', wish);
  return { ok: true };
}

/** `session`: the cookie of whoever confirmed, who has shown to read the new mailbox. */
export type EmailChanged = { readonly ok: true; readonly session: string } | AskedInVain;

/** Changes the address of everything the old one had, at the provider first; the old address is told, and lets nobody in any more. */
export async function confirmEmailChange(deps: SyncDeps, token: string): Promise<EmailChanged> {
  const { db, payments, now } = deps;
  const link = await findLink(db, 'email-change', token, now());
  const from = link?.subscription_id && (await emailOf(db, link.subscription_id));
  if (!link || !from) return refused('unknown');
  const owned = (await findOwned(db, from)).map(({ subscription }) => subscription);
  if (owned.some(isRunning) && (await findOwned(db, link.email)).some(({ subscription }) => isRunning(subscription))) {
    return refused('emailTaken');
  }
  for (const customer of new Set(owned.map(({ customer_id }) => customer_id))) {
    const changed = await payments.changeEmail(customer, link.email);
    if (!changed.ok && changed.reason !== 'not_found') return refused('unavailable', changed.detail);
  }
  return db.transaction().execute(async (tx) => {
    for (const email of [from, link.email].sort()) await lockBuyer(tx, email);
    if (!(await useUpLink(tx, 'email-change', token, now()))) return refused('unknown');
    await move(tx, deps, owned, from, link.email);
    return { ok: true, session: await startSession(tx, link.email, now()) };
  });
}

async function move(tx: Db, { queue, now }: SyncDeps, owned: readonly Subscription[], from: string, to: string): Promise<void> {
  const at = now();
  const ids = owned.map(({ id }) => id);
  await tx.updateTable('subscriptions').set({ email: to }).where('email', '=', from).execute();
  for (const subscriptionId of ids) {
    await closeRequest(tx, await addRequest(tx, { kind: 'email-change', subscriptionId, detail: { from, to } }, at), at);
  }
  await endSessions(tx, from);
  await revokeLinks(tx, from, ids);
  await queue.add(tx, 'mail', { template: 'email-changed', to: from, facts: { changedAt: at.toISOString() } });
}

async function emailOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('subscriptions').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

function isRunning({ status, duplicate_of }: Subscription): boolean {
  return duplicate_of === null && RUNNING.some((running) => running === status);
}
