import type Stripe from 'stripe';
import type { ProviderSubscription, ResumeOrder } from '../port.ts';
import { releaseSchedule } from './plan-change.ts';
import { onlyItem, RESUMES_AT, readSubscription, toSubscription } from './subscriptions.ts';

/** A pause uses up the paid time, so no unused time is credited. */
const NOTHING_BACK = { bill_for: { unused_time_from: { type: 'none' } } } as const;

export async function pauseSubscription(stripe: Stripe, id: string, resumesAt: Date): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  if (current.status === 'paused') return toSubscription(current);
  await releaseSchedule(stripe, current); // Stripe refuses to pause while one is attached
  await stripe.subscriptions.update(id, { metadata: { [RESUMES_AT]: String(resumesAt.getTime() / 1000) } });
  try {
    await stripe.subscriptions.pause(id, NOTHING_BACK);
  } catch (error) {
    // A call of the same moment may have been first.
    if ((await readSubscription(stripe, id)).status !== 'paused') throw error;
  }
  return toSubscription(await readSubscription(stripe, id));
}

export async function resumeSubscription(
  stripe: Stripe,
  id: string,
  { requestId, now }: ResumeOrder,
): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  if (current.status !== 'paused') return toSubscription(current);
  const anchor = now.getTime() < onlyItem(current).current_period_end * 1000 ? 'unchanged' : 'now';
  await stripe.subscriptions.resume(
    id,
    {
      billing_cycle_anchor: { type: anchor },
      payment_behavior: 'resume_on_payment_success',
      proration_behavior: 'none',
    },
    { idempotencyKey: `${requestId}:${anchor}` },
  );
  const resumed = await readSubscription(stripe, id);
  if (resumed.status !== 'paused') await stripe.subscriptions.update(id, { metadata: { [RESUMES_AT]: '' } });
  return toSubscription(resumed);
}
