import type { TimelineEntry } from '../../../core/api/operator/people.ts';
import { findOwnedSubscriptions } from '../../money/manage/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { findMailsTo } from '../../platform/jobs/person.ts';
import { areAnswersConfirmed } from './confirmed.ts';

export async function readTimeline(db: Db, email: string): Promise<readonly TimelineEntry[]> {
  const entries = [
    ...(await leads(db, email)),
    ...(await answers(db, email)),
    ...(await checkouts(db, email)),
    ...(await consents(db, email)),
    ...(await bought(db, email)),
    ...(await mails(db, email)),
    ...(await written(db, email)),
  ];
  return entries.sort((one, other) => other.at - one.at);
}

async function leads(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db.selectFrom('leads').selectAll().where('email', '=', email).execute();
  return rows.map(({ created_at, source, consented_at, unsubscribed_at, confirmed_at }) => ({
    at: created_at.getTime(),
    kind: 'lead',
    source,
    marketing: consented_at !== null && unsubscribed_at === null,
    confirmed: confirmed_at !== null,
  }));
}

async function answers(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .select(areAnswersConfirmed.as('confirmed'))
    .where('email', '=', email)
    .execute();
  return rows.map(({ created_at, question_answers, confirmed }) => ({
    at: created_at.getTime(),
    kind: 'answers',
    answers: question_answers,
    confirmed,
  }));
}

async function checkouts(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db.selectFrom('checkout_attempts').selectAll().where('email', '=', email).execute();
  return rows.map(({ created_at, plan_id, status, due_now }) => ({
    at: created_at.getTime(),
    kind: 'checkout',
    planId: plan_id,
    status,
    dueNow: due_now,
  }));
}

async function consents(db: Db, email: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('consent_records')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select(['text', 'version', 'consent_records.created_at'])
    .where('email', '=', email)
    .execute();
  return rows.map(({ created_at, text, version }) => ({ at: created_at.getTime(), kind: 'consent', text, version }));
}

async function bought(db: Db, email: string): Promise<TimelineEntry[]> {
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

async function mails(db: Db, email: string): Promise<TimelineEntry[]> {
  return (await findMailsTo(db, email)).map(({ at, template, state }) => ({ at: at.getTime(), kind: 'mail', template, state }));
}

async function written(db: Db, email: string): Promise<TimelineEntry[]> {
  const messages = await db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
  const deletions = await db.selectFrom('deletion_requests').selectAll().where('email', '=', email).execute();
  return [
    ...messages.map(
      ({ created_at, message, handled_at }): TimelineEntry => ({
        at: created_at.getTime(),
        kind: 'message',
        message,
        handledAt: handled_at?.getTime() ?? null,
      }),
    ),
    ...deletions.map(({ created_at, status }): TimelineEntry => ({ at: created_at.getTime(), kind: 'deletion', status })),
  ];
}
