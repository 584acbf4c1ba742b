import { ALL } from '../../../core/analytics/visit.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import { plusDays } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { findCounts } from '../../analytics/reports/funnel/count-rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { readPaymentSums, sumOf } from '../revenue/amounts.ts';

export async function readDayFigures(db: Db, day: string, zone: string): Promise<DayFigures> {
  const { gross, orders } = sumOf(await readPaymentSums(db, { from: day, to: day, zone, unit: 'day' }));
  const span = { from: startOfDayAt(day, zone), until: startOfDayAt(plusDays(day, 1), zone) };
  const { visitors, counts } = await findCounts(db, ALL, span);
  return { gross, orders, visitors, buyers: counts.paid?.views ?? 0 };
}
