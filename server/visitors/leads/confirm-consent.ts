import { sql } from 'kysely';
import { enqueueListUpdate, enqueueQuizReminder } from '../../messages/marketing/enqueue.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

type Confirmation = {
  readonly email: string;
  /** The browser that vouches for the address. */
  readonly visitorId: string | undefined;
  /** 0: no reminder. */
  readonly abandonedQuizHours: number;
};

/** The marketing consent counts from now on. Repeating it changes nothing. */
export async function confirmConsent(
  tx: Db,
  queue: Queue,
  { email, visitorId, abandonedQuizHours }: Confirmation,
): Promise<void> {
  const lead = await tx
    .updateTable('leads')
    .set({ confirmed_at: sql<Date>`now()`, confirmed_visitor_id: visitorId ?? null })
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

/** Buyers proved their address by paying in the browser that agreed. */
export async function confirmBuyersConsent(
  tx: Db,
  queue: Queue,
  { email, visitor_id }: { readonly email: string; readonly visitor_id: string },
): Promise<void> {
  const lead = await tx
    .selectFrom('leads')
    .select('email')
    .where('email', '=', email)
    .where('consent_visitor_id', '=', visitor_id)
    .executeTakeFirst();
  if (lead) await confirmConsent(tx, queue, { email, visitorId: visitor_id, abandonedQuizHours: 0 });
}
