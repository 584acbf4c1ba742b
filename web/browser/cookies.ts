import { now } from './clock.ts';

/** With the prefix no other host below the domain can set a cookie. It requires TLS. */
const BOUND = '__Host-';

/** A sandboxed frame throws at every access to cookies. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the store for cookies that would replace this.
    document.cookie = cookie;
  } catch {
    // Without cookies nothing is kept.
  }
}

/** By names without the prefix, which cookies of earlier releases lack. A cookie with it hides one without. */
export function pageCookies(): Readonly<Record<string, string>> {
  const pairs = readCookies()
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s));
  const bound = pairs.filter(([name = '']) => name !== withoutPrefix(name));
  return Object.fromEntries([...pairs, ...bound].map(([name = '', value = '']) => [withoutPrefix(name), value]));
}

export function setPageCookie(name: string, value: string, seconds: number): void {
  const isBound = location.protocol === 'https:';
  const expires = new Date(now() + seconds * 1000).toUTCString();
  const attributes = `Path=/; SameSite=Lax; Expires=${expires}; Max-Age=${seconds}${isBound ? '; Secure' : ''}`;
  if (isBound) expireUnbound(name);
  writeCookie(`${isBound ? BOUND : ''}${name}=${value}; ${attributes}`);
}

export function withoutPrefix(name: string): string {
  return name.startsWith(BOUND) ? name.slice(BOUND.length) : name;
}

function expireUnbound(name: string): void {
  if (`; ${readCookies()}`.includes(`; ${name}=`)) writeCookie(`${name}=; Path=/; Max-Age=0`);
}
