import { DEVICE_COOKIE, DEVICE_ID } from '../../core/analytics/device.ts';
import { pageCookies } from './cookies.ts';

export function deviceCookie(): string | undefined {
  const value = pageCookies()[DEVICE_COOKIE] ?? '';
  return DEVICE_ID.test(value) ? value : undefined;
}
