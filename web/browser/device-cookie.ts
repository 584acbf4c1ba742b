import { DEVICE_COOKIE, DEVICE_ID } from '../../core/analytics/device.ts';

export function deviceCookie(): string | undefined {
  const [, value = ''] = document.cookie.match(new RegExp(`(?:^|; )${DEVICE_COOKIE}=([^;]*)`)) ?? [];
  return DEVICE_ID.test(value) ? value : undefined;
}
