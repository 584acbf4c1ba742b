import { normalEmail } from '../../../core/leads/email.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { recordEvent } from '../webhooks/record.ts';
import { enqueueListUpdate } from './enqueue.ts';
import { unsubscribe, unsubscribeAddress } from './store.ts';

type DepartureDeps = { readonly db: Db; readonly queue: Queue; readonly now: () => Date };

/** `endOtherMail` ends what else a token of a mail may end. */
export type UnsubscribeDeps = DepartureDeps & { readonly endOtherMail: (tx: Db, token: string) => Promise<void> };

/** Ends every marketing mail to an address that left at the list, complained or cannot be reached. */
export async function saveOptOut({ db, queue, now }: DepartureDeps, address: string): Promise<void> {
  const email = normalEmail(address);
  await db.transaction().execute(async (tx) => {
    if (await unsubscribeAddress(tx, email, now())) await announce(tx, queue, email);
  });
}

/** An unknown token changes nothing, because no mail is sent for it. */
export async function saveOptOutByToken({ db, queue, now, endOtherMail }: UnsubscribeDeps, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const email = await unsubscribe(tx, token, now());
    if (email !== undefined) await announce(tx, queue, email);
    else await endOtherMail(tx, token);
  });
}

async function announce(tx: Db, queue: Queue, email: string): Promise<void> {
  await enqueueListUpdate(tx, queue, email);
  await recordEvent(tx, queue, { type: 'lead.unsubscribed', subject: email, data: {} });
}
