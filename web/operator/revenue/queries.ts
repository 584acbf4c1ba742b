import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

export function revenueQuery({ from, to, zone, unit }: DayPeriod, currency: Currency) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: ['operator', 'revenue', period, currency],
    queryFn: ({ signal }) => operatorRequest<RevenueReport>(`/revenue?${dayQuery(period)}&currency=${currency}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
