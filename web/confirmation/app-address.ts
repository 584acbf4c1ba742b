import { brand } from '../../content/brand.ts';

export function appAddress(token: string): string {
  return `${brand.appScheme}://redeem?token=${encodeURIComponent(token)}`;
}
