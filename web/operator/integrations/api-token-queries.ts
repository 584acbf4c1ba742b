import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenList, ApiTokenRequest, ApiTokenSecret } from '../../../core/api/operator/api-tokens.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const TOKENS_KEY = ['operator', 'api-tokens'] as const;

export function apiTokensQuery() {
  return queryOptions({
    queryKey: TOKENS_KEY,
    queryFn: ({ signal }) => operatorRequest<ApiTokenList>('/api-tokens', { signal }),
  });
}

export function useNewApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiTokenRequest) => operatorRequest<ApiTokenSecret>('/api-tokens', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}

export function useRevocation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => operatorRequest(`/api-tokens/${id}/revocation`, { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}
