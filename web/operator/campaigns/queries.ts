import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SourceAlias } from '../../../core/analytics/source-aliases.ts';
import type { CampaignReport, SourceAliasList, SpendFile, SpendOutcome } from '../../../core/api/operator/campaigns.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type DayPeriod, dayQuery } from '../parts/use-period.ts';

const CAMPAIGNS_KEY = ['operator', 'campaigns'] as const;
const ALIASES_KEY = ['operator', 'source-aliases'] as const;

export function campaignsQuery({ from, to, zone, unit }: DayPeriod, currency: Currency) {
  const period = { from, to, zone, unit };
  return queryOptions({
    queryKey: [...CAMPAIGNS_KEY, period, currency],
    queryFn: ({ signal }) => operatorRequest<CampaignReport>(`/campaigns?${dayQuery(period)}&currency=${currency}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSpendImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SpendFile) => operatorRequest<SpendOutcome>('/ad-spend', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
  });
}

export function aliasesQuery() {
  return queryOptions({
    queryKey: ALIASES_KEY,
    queryFn: ({ signal }) => operatorRequest<SourceAliasList>('/source-aliases', { signal }),
  });
}

export function useAlias() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SourceAlias) => operatorRequest('/source-aliases', { body }),
    onSuccess: () => renewNames(client),
  });
}

export function useAliasRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<SourceAlias, 'alias'>) => operatorRequest('/source-aliases/removal', { body }),
    onSettled: () => renewNames(client),
  });
}

async function renewNames(client: QueryClient): Promise<void> {
  await Promise.all([ALIASES_KEY, CAMPAIGNS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}
