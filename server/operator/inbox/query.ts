import { sql } from 'kysely';
import type { Inbox, InboxCounts } from '../../../core/api/operator/inbox.ts';
import { countHandedOver } from '../../editions/drafts.ts';
import { disputedAmountOf } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { countFailed } from '../../platform/jobs/count.ts';

const MAX_ROWS = 200;

export async function readInbox(db: Db): Promise<Inbox> {
  const messages = await db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy(sql`handled_at is not null`)
    .orderBy('created_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const requests = await openRequests(db)
    .leftJoin('payments', (join) => join.on('payments.id', '=', sql<string>`detail ->> 'paymentId'`))
    .select(['subscription_requests.id', 'kind', 'email', 'plan_id', 'detail', 'subscription_requests.created_at'])
    .select(sql<boolean>`coalesce(dispute in ('open', 'lost') and ${disputedAmountOf('payments')} > 0, false)`.as('disputed'))
    .orderBy('subscription_requests.created_at')
    .limit(MAX_ROWS)
    .execute();
  const disputes = await db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .where('dispute', '=', 'open')
    .select([
      'payments.id',
      'email',
      'payments.currency',
      'number',
      'payments.created_at',
      'dispute_due_at',
      disputedAmountOf('payments').as('amount'),
    ])
    .orderBy(sql`dispute_due_at nulls last`)
    .orderBy('payments.created_at', 'desc')
    .execute();
  return {
    messages: messages.map(({ created_at, handled_at, ...message }) => ({
      ...message,
      at: created_at.getTime(),
      handledAt: handled_at?.getTime() ?? null,
    })),
    requests: requests.map(({ created_at, plan_id, detail, ...request }) => ({
      ...request,
      planId: plan_id,
      note: typeof detail.note === 'string' && detail.note !== '' ? detail.note : null,
      at: created_at.getTime(),
    })),
    disputes: disputes.map(({ id, email, amount, currency, number, created_at, dispute_due_at }) => ({
      paymentId: id,
      email,
      amount,
      currency,
      number,
      at: created_at.getTime(),
      dueAt: dispute_due_at?.getTime() ?? null,
    })),
  };
}

/** A change of plan or address waits for the buyer, not for the operator. */
function openRequests(db: Db) {
  return db
    .selectFrom('subscription_requests')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .where('done_at', 'is', null)
    .where('kind', 'in', ['guarantee', 'withdraw', 'cancel', 'refund', 'fraud-warning']);
}

export async function readInboxCounts(db: Db, now: Date): Promise<InboxCounts> {
  const count = sql<number>`count(*)::int`.as('count');
  const { count: messages } = await db
    .selectFrom('contact_messages')
    .where('handled_at', 'is', null)
    .select(count)
    .executeTakeFirstOrThrow();
  const { count: requests } = await openRequests(db).select(count).executeTakeFirstOrThrow();
  const { count: disputes, due } = await db
    .selectFrom('payments')
    .where('dispute', '=', 'open')
    .select([count, sql<Date | null>`min(dispute_due_at) filter (where dispute_due_at > ${now})`.as('due')])
    .executeTakeFirstOrThrow();
  const { count: webhooks } = await db
    .selectFrom('webhook_endpoints')
    .where('disabled_at', 'is not', null)
    .select(count)
    .executeTakeFirstOrThrow();
  const failing = await countFailed(db);
  const drafts = await countHandedOver(db);
  return { messages, requests, disputes, failing, webhooks, drafts, nextDeadline: due?.getTime() ?? null };
}
