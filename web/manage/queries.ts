import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ManageResponse,
  ManageSessionResponse,
  PortalResponse,
  SubscriptionRequest,
  SubscriptionRequestResponse,
} from '../../core/api/manage.ts';
import { get, post } from '../browser/api.ts';
import { unwrap } from '../browser/api-error.ts';
import { clearQuery } from '../browser/navigation.ts';
import { clearProgramOrder } from '../browser/program-order.ts';

/** Longer than a slow payment provider takes. */
const PROVIDER_TIMEOUT_MS = 60_000;

/** Fetched once: every mutation returns the new overview. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['manage', 'overview'],
    queryFn: async () => unwrap(await get<ManageSessionResponse>('/api/manage')),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function showSignIn(client: QueryClient): void {
  client.setQueryData(overviewQuery().queryKey, { email: null });
}

export function useLinkSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => unwrap(await post<ManageResponse>('/api/manage-sessions', { token })),
    onSuccess(overview) {
      clearQuery();
      client.setQueryData(overviewQuery().queryKey, overview);
    },
  });
}

/** Leads to the sign-in even when the server cannot be reached. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => unwrap(await post('/api/manage/sign-out', {})),
    onSettled() {
      clearProgramOrder();
      showSignIn(client);
    },
  });
}

export function useLinkMail(path: string) {
  return useMutation({ mutationFn: async (email: string) => unwrap(await post(path, { email })) });
}

export function useSubscriptionRequest(subscriptionId: string) {
  const client = useQueryClient();
  const path = `/api/manage/subscriptions/${encodeURIComponent(subscriptionId)}/requests`;
  return useMutation({
    mutationFn: async (request: SubscriptionRequest) =>
      unwrap(await post<SubscriptionRequestResponse>(path, request, { timeoutMs: PROVIDER_TIMEOUT_MS })),
    onSuccess: ({ overview }) => client.setQueryData(overviewQuery().queryKey, overview),
  });
}

export function usePortal(subscriptionId: string) {
  return useMutation({
    mutationFn: async () => unwrap(await post<PortalResponse>('/api/manage/portal', { subscriptionId })),
  });
}

export function useAppLinkMail(subscriptionId: string) {
  return useMutation({ mutationFn: async () => unwrap(await post('/api/manage/app-links', { subscriptionId })) });
}

export function useEmailLink(path: string) {
  return useMutation({
    mutationFn: async (token: string) => unwrap(await post(path, { token }, { timeoutMs: PROVIDER_TIMEOUT_MS })),
  });
}
