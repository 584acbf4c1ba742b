import { existsSync } from 'node:fs';
import type { Seller } from '../../core/checkout/seller.ts';

type StripeShop = {
  readonly secretKey: string;
  readonly publicUrl: URL;
  readonly automaticTax: boolean;
  readonly seller: Seller;
};

export function stripeShop(): StripeShop {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL, STRIPE_TAX, STRIPE_MANAGED } = process.env;
  if (!secretKey || !/^[sr]k_(test|live)_\w+$/.test(secretKey)) {
    throw new Error(
      'Please set STRIPE_SECRET_KEY to a key of your Stripe account, best one of its test mode, which begins with sk_test_.',
    );
  }
  const publicUrl = URL.parse(PUBLIC_URL ?? '');
  if (!publicUrl) throw new Error('Please set PUBLIC_URL to the address visitors use, like https://example.com.');
  if (secretKey.includes('_live_') && publicUrl.protocol !== 'https:')
    throw new Error('Please set PUBLIC_URL to an https address: the live portal links to it.');
  const automaticTax = STRIPE_TAX === 'on';
  if (STRIPE_MANAGED === 'on' && automaticTax)
    throw new Error('Please set STRIPE_MANAGED=on or STRIPE_TAX=on: as the seller, Stripe reckons and pays the taxes itself.');
  return { secretKey, publicUrl, automaticTax, seller: STRIPE_MANAGED === 'on' ? 'provider' : 'shop' };
}
