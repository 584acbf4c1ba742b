import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

export function growthQuery({ from, to, zone, unit }: DayPeriod, currency: Currency) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: ['operator', 'growth', period, currency],
    queryFn: ({ signal }) => operatorRequest<GrowthReport>(`/growth?${dayQuery(period)}&currency=${currency}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
