import { readCookies, withoutPrefix, writeCookie } from './cookies.ts';

export function removeThirdPartyCookies(names: RegExp): void {
  for (const name of cookieNames().filter((name) => names.test(withoutPrefix(name)))) {
    for (const domain of domains(location.hostname)) expire(name, domain);
  }
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  }
}

function cookieNames(): string[] {
  return readCookies()
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '');
}

/** Tags set cookies on the highest domain that the browser allows. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}

function expire(name: string, domain: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(`${name}=; path=/; max-age=0${domain}${secure}`);
}

/** Without access to storage nothing was stored. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
