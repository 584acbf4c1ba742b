import { channel } from 'node:diagnostics_channel';

/** Nobody listens unless telemetry is configured. A transaction that is undone later counts too. */
export type ShopEvent =
  | { readonly counter: 'leads' }
  | { readonly counter: 'checkouts'; readonly outcome: string }
  | { readonly counter: 'payments'; readonly kind: 'first' | 'renewal' | 'refund' };

export const shopEvents = channel('petalune:shop');

export function countShopEvent(shopEvent: ShopEvent): void {
  shopEvents.publish(shopEvent);
}
