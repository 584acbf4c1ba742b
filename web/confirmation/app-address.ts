import { brand } from '../../content/brand.ts';

/** What makes a phone open the companion app and hand it a token. */
export function appAddress(token: string): string {
  return `${brand.appScheme}://redeem?token=${encodeURIComponent(token)}`;
}
