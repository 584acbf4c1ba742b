import { keptUntil } from '../../../core/privacy/keeping.ts';
import type { Db } from '../../platform/db/client.ts';
import { oneOf } from './person.ts';

/** Until when the law wants these orders kept; undefined for none, and while one of them runs. */
export async function ordersKeptUntil(db: Db, subscriptions: readonly string[]): Promise<Date | undefined> {
  const orders = await db
    .selectFrom('subscriptions')
    .leftJoin('consent_records', 'consent_records.attempt_id', 'subscriptions.attempt_id')
    .select(({ fn }) => [
      'subscriptions.id',
      'ended_at',
      'subscriptions.created_at',
      fn.max('consent_records.created_at').as('agreed'),
    ])
    .where(oneOf('subscriptions.id', subscriptions))
    .groupBy('subscriptions.id')
    .execute();
  const ends = orders.map(({ agreed, created_at, ended_at }) =>
    keptUntil({ consentedAt: (agreed ?? created_at).getTime(), endedAt: ended_at?.getTime() }),
  );
  const known = ends.filter((end) => end !== undefined);
  return known.length > 0 && known.length === ends.length ? new Date(Math.max(...known)) : undefined;
}
