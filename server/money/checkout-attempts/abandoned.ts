import { findConsentingLead, hasBought } from '../../messages/marketing/store.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { FailedPurchase } from '../../platform/jobs/job-data.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findAttempt } from './store.ts';

type Failure = Pick<FailedPurchase, 'reason'> & { readonly attemptId: string };

/** Only of people who agreed to marketing under a confirmed address, and have bought nothing. */
export async function reportAbandonedCheckout(tx: Db, queue: Queue, { reason, attemptId }: Failure): Promise<void> {
  const attempt = reason === 'expired' ? await findAttempt(tx, attemptId) : undefined;
  const lead = attempt && (await findConsentingLead(tx, attempt.email));
  if (!attempt || !lead?.confirmed_at || lead.unsubscribed_at || (await hasBought(tx, attempt.email))) return;
  const { plan_id: plan, currency, due_now: amount, due_later: renewalAmount, created_at } = attempt;
  const data = { plan, currency, amount, renewalAmount, begunAt: created_at.toISOString() };
  await recordEvent(tx, queue, { type: 'checkout.abandoned', subject: attempt.email, data });
}
