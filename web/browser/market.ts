import { brand } from '../../content/brand.ts';
import { type Market, marketOf } from '../../core/checkout/market.ts';
import { timeZone } from './zone.ts';

/** Whose law the words on a pay button follow here. */
export function currentMarket(): Market {
  return brand.market === 'by-time-zone' ? marketOf(timeZone()) : brand.market;
}
