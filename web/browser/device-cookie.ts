import { DEVICE_COOKIE, DEVICE_ID } from '../../core/analytics/device.ts';
import { now } from './clock.ts';
import { readCookies, writeCookie } from './cookies.ts';

/** With the prefix no other host below the domain can set it. It requires TLS. */
const BOUND_COOKIE = `__Host-${DEVICE_COOKIE}`;

/** Releases before the prefix set the cookie without it, also under TLS. */
export function deviceCookie(): string | undefined {
  return cookieOf(BOUND_COOKIE) ?? cookieOf(DEVICE_COOKIE);
}

export function setDeviceCookie(value: string, seconds: number): void {
  const isBound = location.protocol === 'https:';
  set(isBound ? BOUND_COOKIE : DEVICE_COOKIE, value, seconds, isBound ? '; Secure' : '');
  if (isBound && cookieOf(DEVICE_COOKIE)) set(DEVICE_COOKIE, '', 0, '; Secure');
}

function cookieOf(name: string): string | undefined {
  const [, value = ''] = readCookies().match(new RegExp(`(?:^|; )${name}=([^;]*)`)) ?? [];
  return DEVICE_ID.test(value) ? value : undefined;
}

function set(name: string, value: string, seconds: number, secure: string): void {
  const expires = new Date(now() + seconds * 1000).toUTCString();
  writeCookie(`${name}=${value}; Path=/; SameSite=Lax; Expires=${expires}; Max-Age=${seconds}${secure}`);
}
