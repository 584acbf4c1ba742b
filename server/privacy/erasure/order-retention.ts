import { retainedUntil } from '../../../core/privacy/order-retention.ts';
import type { Db } from '../../platform/db/client.ts';
import { isOneOf } from './person.ts';

/** Undefined without orders, and while one runs. */
export async function ordersRetainedUntil(db: Db, subscriptions: readonly string[]): Promise<Date | undefined> {
  const orders = await db
    .selectFrom('subscriptions')
    .leftJoin('consent_records', 'consent_records.attempt_id', 'subscriptions.attempt_id')
    .select(({ fn }) => [
      'subscriptions.id',
      'ended_at',
      'subscriptions.created_at',
      fn.max('consent_records.created_at').as('agreed'),
    ])
    .where(isOneOf('subscriptions.id', subscriptions))
    .groupBy('subscriptions.id')
    .execute();
  const ends = orders.map(({ agreed, created_at, ended_at }) =>
    retainedUntil({ consentedAt: (agreed ?? created_at).getTime(), endedAt: ended_at?.getTime() }),
  );
  const ended = ends.filter((end) => end !== undefined);
  return ended.length > 0 && ended.length === ends.length ? new Date(Math.max(...ended)) : undefined;
}
