import type { TimeSpan } from '../../../core/analytics/buckets.ts';
import { ALL } from '../../../core/analytics/visit.ts';
import { findHours } from '../../analytics/reports/funnel/count-rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** `at`: when the hour began, in epoch milliseconds. */
export type HourVisitors = { readonly at: number; readonly visitors: number; readonly buyers: number };

export async function readVisitors(db: Db, span: TimeSpan): Promise<readonly HourVisitors[]> {
  const hours = await findHours(db, ALL, span);
  return hours.map(({ at, visitors, counts }) => ({ at, visitors, buyers: counts.paid?.views ?? 0 }));
}
