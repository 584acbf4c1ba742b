import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TryResponse } from '../../../core/api/operator/integrations.ts';
import type {
  ReplayResponse,
  WebhookAttempts,
  WebhookEventsRequest,
  WebhookList,
  WebhookRequest,
  WebhookSecret,
} from '../../../core/api/operator/webhooks.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const WEBHOOKS_KEY = ['operator', 'webhooks'] as const;

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
