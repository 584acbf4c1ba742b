import { sql } from 'kysely';
import { enqueueListUpdate, enqueueQuizReminder } from '../../messages/marketing/enqueue.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

type Confirmation = {
  readonly email: string;
  /** 0: no reminder. */
  readonly abandonedQuizHours: number;
};

/** The marketing consent counts from now on. Repeating it changes nothing. */
export async function confirmConsent(tx: Db, queue: Queue, { email, abandonedQuizHours }: Confirmation): Promise<void> {
  const lead = await tx
    .updateTable('leads')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('consented_at', 'is not', null)
    .where('confirmed_at', 'is', null)
    .returning('consent_version')
    .executeTakeFirst();
  if (!lead) return;
  await recordEvent(tx, queue, { type: 'lead.consented', subject: email, data: { version: lead.consent_version ?? '' } });
  await enqueueListUpdate(tx, queue, email);
  await enqueueQuizReminder(tx, queue, email, abandonedQuizHours);
}
