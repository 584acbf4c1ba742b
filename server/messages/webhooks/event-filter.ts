import type { WebhookType } from '../../../core/webhooks/event.ts';
import type { EndpointRow } from './endpoints.ts';
import { isForSlack } from './slack.ts';

export type EventFilter = Pick<EndpointRow, 'id' | 'kind' | 'event_types'>;

export function isSubscribedTo({ kind, event_types: types }: EventFilter, type: WebhookType): boolean {
  return (kind === 'standard' || isForSlack(type)) && (types === null || types.includes(type));
}
