import { queryOptions, useMutation } from '@tanstack/react-query';
import type { IntegrationList, TryResponse } from '../../../core/api/operator/integrations.ts';
import type { ApiTable } from '../../../core/operator/api-scopes.ts';
import { operatorFile, operatorRequest } from '../../browser/operator-api.ts';
import { saveFile } from '../../browser/save-file.ts';

const INTEGRATIONS_KEY = ['operator', 'integrations'] as const;

export function integrationsQuery() {
  return queryOptions({
    queryKey: INTEGRATIONS_KEY,
    queryFn: ({ signal }) => operatorRequest<IntegrationList>('/integrations', { signal }),
  });
}

export function useIntegrationTry(id: string) {
  return useMutation({ mutationFn: () => operatorRequest<TryResponse>(`/integrations/${id}/try`, { body: {} }) });
}

export function useTableFile(table: ApiTable) {
  return useMutation({
    mutationFn: async () => saveFile(`${table}.csv`, 'text/csv', await operatorFile(`/tables/${table}.csv`)),
  });
}
