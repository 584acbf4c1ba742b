export const COOKIE = 'device';

/** What this device is known by in the numbers; undefined as long as it is not known by anything. */
export function deviceCookie(): string | undefined {
  return document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([\\w-]{8,64})`))?.[1];
}
