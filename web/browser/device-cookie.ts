import { DEVICE_COOKIE, DEVICE_ID } from '../../core/analytics/device.ts';
import { readCookies } from './cookies.ts';

export function deviceCookie(): string | undefined {
  const [, value = ''] = readCookies().match(new RegExp(`(?:^|; )${DEVICE_COOKIE}=([^;]*)`)) ?? [];
  return DEVICE_ID.test(value) ? value : undefined;
}
