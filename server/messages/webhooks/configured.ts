import { createHash } from 'node:crypto';
import type { WebhookReceiver } from '../../../adapters/webhook/port.ts';

/** Of the environment: the pages show it and cannot change it. */
export type ConfiguredEndpoint = { readonly id: string; readonly endpoint: WebhookReceiver };

type WebhookSettings = { readonly urls: readonly URL[]; readonly secrets: readonly string[] };

export function configuredEndpoints(settings: WebhookSettings | undefined): readonly ConfiguredEndpoint[] {
  const endpoints = (settings?.urls ?? []).map((url): [string, ConfiguredEndpoint] => {
    const id = endpointId(url);
    return [id, { id, endpoint: { kind: 'standard', url, secrets: settings?.secrets ?? [], trusted: true } }];
  });
  return [...new Map(endpoints).values()];
}

/** Stable for a URL without revealing it. */
function endpointId({ href }: URL): string {
  return createHash('sha256').update(href).digest('hex').slice(0, 16);
}
