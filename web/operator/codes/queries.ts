import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CodeReport, NewCode } from '../../../core/api/operator/codes.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const KEY = ['operator', 'codes'] as const;

export function codesQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => operatorRequest<CodeReport>('/codes', { signal }),
  });
}

export function useNewCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewCode) => operatorRequest('/codes', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useCodeEnding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => operatorRequest('/codes/end', { body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
