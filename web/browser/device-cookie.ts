import { DEVICE_COOKIE, DEVICE_ID } from '../../core/analytics/device.ts';

/** What this device is known by in the numbers; undefined as long as it is not known by anything. */
export function deviceCookie(): string | undefined {
  const [, value = ''] = document.cookie.match(new RegExp(`(?:^|; )${DEVICE_COOKIE}=([^;]*)`)) ?? [];
  return DEVICE_ID.test(value) ? value : undefined;
}
