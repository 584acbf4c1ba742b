/** The page has an origin of nobody's, where cookies and storage throw; tags that find none of them do not run. These live as long as the page. */
export function forgetfulCookies(start: string): void {
  const jar = new Map(start.split('; ').map((pair) => pairOf(pair)));
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: string) => {
      const [name, value] = pairOf(line.split(';')[0] ?? '');
      if (/;\s*(max-age=(0|-)|expires=.*\b19\d\d\b)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  });
}

function pairOf(pair: string): readonly [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? ['', pair.trim()] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

export function forgetfulStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  };
}
