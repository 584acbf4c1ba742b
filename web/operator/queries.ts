import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportSource } from '../../core/api/operator/health.ts';
import type { OperatorState, SignInRequest, SignInResponse } from '../../core/api/operator/session.ts';
import { operatorRequest } from '../browser/operator-api.ts';

const SESSION_KEY = ['operator', 'session'] as const;

export function sessionQuery() {
  return queryOptions({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => operatorRequest<OperatorState>('/session', { signal }),
  });
}

export function reportSourceQuery() {
  return queryOptions({
    queryKey: ['operator', 'reports', 'source'],
    queryFn: ({ signal }) => operatorRequest<ReportSource>('/reports/source', { signal }),
  });
}

export function removePageQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== SESSION_KEY[1] });
}

export function refetchSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SESSION_KEY });
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SignInRequest) => operatorRequest<SignInResponse>('/session', { body }),
    onSuccess: ({ outcome }) => (outcome === 'signed-in' ? refetchSession(client) : undefined),
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => operatorRequest('/sign-out', { body: {} }),
    onSettled: () => refetchSession(client),
  });
}
