/** With the prefix no other host below the domain can set it. It requires TLS and the path /. */
export function cookieName(publicUrl: URL, name: string): string {
  return publicUrl.protocol === 'https:' ? `__Host-${name}` : name;
}

/** Strictly necessary: it keeps a visit in the words that it began in. */
export const EDITION_COOKIE = 'edition';

/** For routes outside the API's cookie plugin. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
