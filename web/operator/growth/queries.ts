import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

export function growthQuery({ from, to, zone, unit }: DayPeriod) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: ['operator', 'growth', period],
    queryFn: ({ signal }) => operatorRequest<GrowthReport>(`/growth?${dayQuery(period)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
