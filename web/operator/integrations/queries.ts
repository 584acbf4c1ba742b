import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenList, ApiTokenRequest, ApiTokenSecret } from '../../../core/api/operator/api-tokens.ts';
import type { IntegrationList, TryResponse } from '../../../core/api/operator/integrations.ts';
import type {
  ReplayResponse,
  WebhookAttempts,
  WebhookEventsRequest,
  WebhookList,
  WebhookRequest,
  WebhookSecret,
} from '../../../core/api/operator/webhooks.ts';
import type { ApiTable } from '../../../core/operator/api-scopes.ts';
import { operatorFile, operatorRequest } from '../../browser/operator-api.ts';
import { saveFile } from '../../browser/save-file.ts';

const INTEGRATIONS_KEY = ['operator', 'integrations'] as const;
const WEBHOOKS_KEY = ['operator', 'webhooks'] as const;

export function integrationsQuery() {
  return queryOptions({
    queryKey: INTEGRATIONS_KEY,
    queryFn: ({ signal }) => operatorRequest<IntegrationList>('/integrations', { signal }),
  });
}

export function useIntegrationTry(id: string) {
  return useMutation({ mutationFn: () => operatorRequest<TryResponse>(`/integrations/${id}/try`, { body: {} }) });
}

export function webhooksQuery() {
  return queryOptions({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => operatorRequest<WebhookList>('/webhooks', { signal }),
  });
}

export function attemptsQuery(id: string) {
  return queryOptions({
    queryKey: [...WEBHOOKS_KEY, id],
    queryFn: ({ signal }) => operatorRequest<WebhookAttempts>(`/webhooks/${id}/attempts`, { signal }),
  });
}

function useWebhookMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS_KEY }) });
}

export function useNewWebhook() {
  return useWebhookMutation((body: WebhookRequest) => operatorRequest<WebhookSecret>('/webhooks', { body }));
}

export function useWebhookTry(id: string) {
  return useWebhookMutation(() => operatorRequest<TryResponse>(`/webhooks/${id}/try`, { body: {} }));
}

export function useRotation(id: string) {
  return useWebhookMutation(() => operatorRequest<WebhookSecret>(`/webhooks/${id}/rotation`, { body: {} }));
}

export function useWebhookChange(id: string) {
  return useWebhookMutation((change: 'pause' | 'resume' | 'removal') =>
    operatorRequest<Partial<ReplayResponse>>(`/webhooks/${id}/${change}`, { body: {} }),
  );
}

export function useEventChoice(id: string) {
  return useWebhookMutation((body: WebhookEventsRequest) => operatorRequest(`/webhooks/${id}/events`, { body }));
}

export function useReplay(id: string) {
  return useWebhookMutation((eventId: string) =>
    operatorRequest<ReplayResponse>(`/webhooks/${id}/replay`, { body: { eventId } }),
  );
}

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

export function useTableFile(table: ApiTable) {
  return useMutation({
    mutationFn: async () => saveFile(`${table}.csv`, 'text/csv', await operatorFile(`/tables/${table}.csv`)),
  });
}
