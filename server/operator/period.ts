import { type RawBuilder, sql } from 'kysely';
import type { PeriodQuery } from '../../core/api/operator/period.ts';
import { plusDays } from '../../core/operator/period.ts';

export function inPeriod(column: string, { from, to, zone }: PeriodQuery): RawBuilder<boolean> {
  const moment = sql.ref(column);
  return sql<boolean>`(${moment} >= (${from}::timestamp at time zone ${zone}) and ${moment} < (${plusDays(to, 1)}::timestamp at time zone ${zone}))`;
}
