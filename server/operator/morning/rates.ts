import { sql } from 'kysely';
import type { MorningReport, PaymentRates } from '../../../core/api/operator/morning.ts';
import { bucketsOf, plusDays } from '../../../core/operator/period.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, inPeriod } from '../period.ts';

const RATE_DAYS = 30;
const NONE: PaymentRates = { all: 0, refunded: 0, disputed: 0 };

/** Counts what the page of subscribers counts, for every one of the last days in one query. */
export async function readRateDays(db: Db, today: string, zone: string, shown: number): Promise<MorningReport['rates']> {
  const period = { from: plusDays(today, 1 - 2 * RATE_DAYS), to: today, zone };
  const buckets = bucketsOf(period, 'day');
  const rows = await db
    .selectFrom('payments')
    .where('status', '=', 'paid')
    .where('amount_paid', '>', 0)
    .where(inPeriod('paid_at', period))
    .select([
      bucketNumber('paid_at', buckets, zone).as('number'),
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where amount_refunded > 0))::int`.as('refunded'),
      sql<number>`(count(*) filter (where dispute is not null))::int`.as('disputed'),
    ])
    .groupBy(sql`1`)
    .execute();
  const upTo = (day: number) => rows.filter(({ number }) => number > day - RATE_DAYS && number <= day).reduce(add, NONE);
  const last = buckets.length;
  return {
    now: upTo(last),
    before: upTo(last - RATE_DAYS),
    days: Array.from({ length: shown }, (_, index) => upTo(last - shown + 1 + index)),
  };
}

function add(sum: PaymentRates, row: PaymentRates): PaymentRates {
  return { all: sum.all + row.all, refunded: sum.refunded + row.refunded, disputed: sum.disputed + row.disputed };
}
