import type { WebhookType } from '../../../core/webhooks/event.ts';
import type { EndpointRow } from './endpoints.ts';
import { isForSlack } from './slack.ts';

export type Recipient = Pick<EndpointRow, 'id' | 'kind' | 'event_types'>;

export function receives({ kind, event_types: types }: Recipient, type: WebhookType): boolean {
  return (kind === 'standard' || isForSlack(type)) && (types === null || types.includes(type));
}
