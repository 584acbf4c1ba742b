import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationRequest, InvitationResponse, TeamResponse } from '../../../core/api/operator/team.ts';
import type { Role } from '../../../core/operator/roles.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const TEAM_KEY = ['operator', 'team'] as const;

export function teamQuery() {
  return queryOptions({
    queryKey: TEAM_KEY,
    queryFn: ({ signal }) => operatorRequest<TeamResponse>('/operators', { signal }),
  });
}

export function useInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationRequest) => operatorRequest<InvitationResponse>('/operators/invitations', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}

export type Member = TeamResponse['operators'][number];

export type TeamChange =
  | { readonly kind: 'role'; readonly id: number; readonly role: Role }
  | { readonly kind: 'remove' | 'signOut'; readonly id: number }
  | { readonly kind: 'withdraw'; readonly email: string };

export function useTeamChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: TeamChange) => {
      switch (change.kind) {
        case 'role':
          return operatorRequest(`/operators/${change.id}/role`, { body: { role: change.role } });
        case 'signOut':
          return operatorRequest(`/operators/${change.id}/sign-out`, { body: {} });
        case 'remove':
          return operatorRequest(`/operators/${change.id}/removal`, { body: {} });
        case 'withdraw':
          return operatorRequest('/operators/uninvitations', { body: { email: change.email } });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}
