import { type Addresses, hasOperatorHost } from './platform/audience.ts';

/** `address` is that of this machine, which may be the dashboard's name, and the dashboard has no webhook. */
export function sandboxWebhook(address: string, addresses: Addresses): string {
  const isOperators = hasOperatorHost(addresses) && new URL(address).host === addresses.operatorUrl.host;
  return new URL('/api/webhooks/stripe', isOperators ? addresses.publicUrl : address).href;
}
