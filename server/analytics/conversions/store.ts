import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

type ConversionContextRow = Selectable<Database['ad_traces']>;

export async function findConversionContext(db: Db, attemptId: string): Promise<ConversionContextRow | undefined> {
  return db.selectFrom('ad_traces').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst();
}

export async function findFirstPayment(db: Db, attemptId: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('payments', 'payments.subscription_id', 'subscriptions.id')
    .select(['subscriptions.email', 'payments.amount_paid', 'payments.currency', 'payments.paid_at', 'payments.created_at'])
    .where('subscriptions.attempt_id', '=', attemptId)
    .where('subscriptions.duplicate_of', 'is', null)
    .where('payments.reason', '=', 'first')
    .where('payments.status', '=', 'paid')
    .executeTakeFirst();
}
