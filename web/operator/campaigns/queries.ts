import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampaignReport, SpendOutcome } from '../../../core/api/operator/campaigns.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

export function campaignsQuery({ from, to, zone, unit }: DayPeriod) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: ['operator', 'campaigns', period],
    queryFn: ({ signal }) => operatorRequest<CampaignReport>(`/campaigns?${dayQuery(period)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSpendImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => operatorRequest<SpendOutcome>('/ad-spend', { body: { csv: await file.text() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['operator', 'campaigns'] }),
  });
}
