import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailChoice } from '../../../core/api/operator/alerts.ts';
import type { AddressChange, AuditPage, OperatorAccount, PasswordChange } from '../../../core/api/operator/session.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { refetchSession } from '../queries.ts';

export const ACCOUNT_KEY = ['operator', 'account'] as const;
const MAILS_KEY = ['operator', 'mails'] as const;

export function accountQuery() {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: ({ signal }) => operatorRequest<OperatorAccount>('/account', { signal }),
  });
}

export function auditQuery() {
  return infiniteQueryOptions({
    queryKey: ['operator', 'audit'],
    queryFn: ({ pageParam: before, signal }) =>
      operatorRequest<AuditPage>(before ? `/audit?before=${before}` : '/audit', { signal }),
    initialPageParam: '',
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  });
}

export function useSignOutEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => operatorRequest('/sign-out-everywhere', { body: {} }),
    onSettled: () => refetchSession(client),
  });
}

export function useSessionEnd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => operatorRequest(`/account/sessions/${id}/end`, { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}

export function usePasswordChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => operatorRequest('/account/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}

export function useAddressChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressChange) => operatorRequest('/account/address', { body }),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: ACCOUNT_KEY }), refetchSession(client)]),
  });
}

export function useTimeZoneChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string | null) => operatorRequest('/account/time-zone', { body: { timeZone } }),
    onSuccess: () => refetchSession(client),
  });
}

export function mailsQuery() {
  return queryOptions({
    queryKey: MAILS_KEY,
    queryFn: ({ signal }) => operatorRequest<MailChoice>('/account/mails', { signal }),
  });
}

export function useMailChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailChoice) => operatorRequest('/account/mails', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: MAILS_KEY }),
  });
}
