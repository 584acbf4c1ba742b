import type { Seller } from '../../core/checkout/seller.ts';

/** The server writes it into the page; no page is built with it. */
export function currentSeller(): Seller {
  const isProvider = typeof document !== 'undefined' && document.documentElement.dataset.seller === 'provider';
  return isProvider ? 'provider' : 'shop';
}
