import type { TimelineEntry } from '../../../core/api/operator/person.ts';
import { BEGUN } from '../../money/checkout-attempts/outcome.ts';
import { findOwnedSubscriptions } from '../../money/manage/store.ts';
import type { Db } from '../../platform/db/client.ts';

export async function findCheckoutEntries(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db.selectFrom('checkout_attempts').selectAll().where('email', '=', email).where(BEGUN).execute();
  return rows.map(({ created_at, plan_id, status, due_now, currency }) => ({
    at: created_at.getTime(),
    kind: 'checkout',
    planId: plan_id,
    status,
    dueNow: due_now,
    currency,
  }));
}

export async function findConsentEntries(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('consent_records')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select(['text', 'version', 'consent_records.created_at'])
    .where('email', '=', email)
    .execute();
  return rows.map(({ created_at, text, version }) => ({ at: created_at.getTime(), kind: 'consent', text, version }));
}

export async function findSubscriptionEntries(db: Db, email: string): Promise<TimelineEntry[]> {
  const owned = await findOwnedSubscriptions(db, email);
  return owned.flatMap(({ subscription, payments, requests }) => {
    const { id: subscriptionId, plan_id: planId, started_at, activated_at, ended_at } = subscription;
    const life: TimelineEntry[] = [
      ...(started_at ? [{ at: started_at.getTime(), kind: 'started' as const, planId, subscriptionId }] : []),
      ...(activated_at ? [{ at: activated_at.getTime(), kind: 'activated' as const, planId, subscriptionId }] : []),
      ...(ended_at ? [{ at: ended_at.getTime(), kind: 'ended' as const, planId, subscriptionId }] : []),
    ];
    return [
      ...life,
      ...payments.map(
        (payment): TimelineEntry => ({
          at: (payment.paid_at ?? payment.created_at).getTime(),
          kind: 'payment',
          reason: payment.reason,
          status: payment.status,
          amount: payment.status === 'paid' ? payment.amount_paid : payment.amount_due,
          currency: payment.currency,
          refunded: payment.amount_refunded,
          dispute: payment.dispute,
          number: payment.number,
          documentUrl: payment.document_url,
        }),
      ),
      ...requests.map(
        (request): TimelineEntry => ({
          at: request.created_at.getTime(),
          kind: 'request',
          request: request.kind,
          doneAt: request.done_at?.getTime() ?? null,
        }),
      ),
    ];
  });
}
