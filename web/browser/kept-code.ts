import { codeName } from '../../core/checkout/code-name.ts';

const KEY = 'code';

/** The address that was loaded: the quiz may have gone on to another one, without a query. */
export function keepCodeOfPage(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  keepCode(navigation?.name ?? location.href);
}

/** Of `?code=` in the address of a page, until the tab is closed. A later one replaces an earlier one. */
export function keepCode(address: string): void {
  const name = codeName(new URL(address).searchParams.get('code') ?? '');
  if (name) withStorage((storage) => storage.setItem(KEY, name));
}

export function keptCode(): string | undefined {
  return codeName(withStorage((storage) => storage.getItem(KEY)) ?? '');
}

export function forgetCode(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Where there is no storage, a code is typed. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
