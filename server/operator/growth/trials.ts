import { sql } from 'kysely';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';

/** A trial that its buyer ended before its last day counts on that day too. */
export async function readTrials(db: Db, period: MoneyQuery): Promise<GrowthReport['trials']> {
  const isOver = sql<boolean>`(status <> 'trialing' and ${inPeriod('trial_ends_at', period)})`;
  return db
    .selectFrom('subscriptions')
    .where('currency', '=', period.currency ?? CURRENCY)
    .where('trial_ends_at', 'is not', null)
    .where('duplicate_of', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().filterWhere('converted_at', 'is', null).filterWhere('status', 'in', RUNNING).as('running'),
      row.fn.countAll<number>().filterWhere(inPeriod('started_at', period)).as('started'),
      row.fn.countAll<number>().filterWhere(isOver).as('ended'),
      row.fn.countAll<number>().filterWhere(isOver).filterWhere('converted_at', 'is not', null).as('converted'),
    ])
    .executeTakeFirstOrThrow();
}
