import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { countMail } from '../../platform/http/mail-quota.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { addMessage, findMessagesSince, lockSender, type NewMessage } from './store.ts';

export type ContactDeps = {
  readonly db: Db;
  readonly queue: Queue;
  /** To typed addresses, of all visitors together; 0 is no limit. */
  readonly mailsPerDay: number;
  readonly now: () => Date;
};

/** Per address. Messages have no such limit, because anybody can type an address and would keep its owner from writing. */
const CONFIRMATIONS_A_DAY = 3;

/** A message repeated within a day counts once. Confirmations quote nothing, because the address may be a stranger's. */
export async function receiveMessage(
  { db, queue, mailsPerDay, now }: ContactDeps,
  message: NewMessage,
  mayConfirm: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    await lockSender(tx, message.email);
    const before = await findMessagesSince(tx, message.email, new Date(at.getTime() - DAY_MS));
    if (before.some((earlier) => earlier.message === message.message && earlier.name === message.name)) return;
    const messageId = await addMessage(tx, message, at);
    await queue.add(tx, 'contact-mail', { messageId, to: 'support' });
    if (mayConfirm && before.length < CONFIRMATIONS_A_DAY && (await countMail(tx, mailsPerDay, at)))
      await queue.add(tx, 'contact-mail', { messageId, to: 'sender' });
  });
}
