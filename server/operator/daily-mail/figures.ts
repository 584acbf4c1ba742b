import { ALL } from '../../../core/analytics/visit.ts';
import type { CurrencyAmounts } from '../../../core/api/operator/revenue.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import { plusDays } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { findCounts } from '../../analytics/reports/funnel/count-rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { readCurrencies } from '../revenue/other-currencies.ts';

/** What was paid is told in each currency for itself; orders are of all. */
export type MailedFigures = Omit<DayFigures, 'gross'> & { readonly paid: readonly Pick<CurrencyAmounts, 'currency' | 'gross'>[] };

export async function readDayFigures(db: Db, day: string, zone: string): Promise<MailedFigures> {
  const paid = await readCurrencies(db, { from: day, to: day, zone, unit: 'day' });
  const span = { from: startOfDayAt(day, zone), until: startOfDayAt(plusDays(day, 1), zone) };
  const { visitors, counts } = await findCounts(db, ALL, span);
  return {
    paid: paid.filter(({ gross }) => gross > 0),
    orders: paid.reduce((sum, { orders }) => sum + orders, 0),
    visitors,
    buyers: counts.paid?.views ?? 0,
  };
}
