import type { Seller } from '../../core/checkout/seller.ts';

/** The server writes it into the page. */
export function currentSeller(): Seller {
  return document.documentElement.dataset.seller === 'provider' ? 'provider' : 'shop';
}
