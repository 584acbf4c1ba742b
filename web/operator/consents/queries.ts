import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsentReport } from '../../../core/api/operator/consents.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

export function consentsQuery({ from, to, zone, unit }: DayPeriod, offset: number) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: ['operator', 'consents', period, offset],
    queryFn: ({ signal }) => operatorRequest<ConsentReport>(`/consents?${dayQuery(period)}&offset=${offset}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
