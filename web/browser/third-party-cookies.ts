/** Removes the cookies and stored values of others whose names fit, wherever on this site's domains they were set. */
export function removeThirdPartyCookies(names: RegExp): void {
  for (const name of cookieNames().filter((name) => names.test(name))) {
    for (const domain of domains(location.hostname)) expire(name, domain);
  }
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  }
}

function cookieNames(): string[] {
  return document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
}

/** The host alone, and every domain above it: tags set their cookies as high as the browser lets them. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: no other way removes a cookie in every browser that we serve.
  document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Where the browser refuses storage, nothing was stored. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
