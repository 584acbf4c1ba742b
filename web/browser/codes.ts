import type { CodeResponse } from '../../core/api/codes.ts';
import { codeName } from '../../core/checkout/code-name.ts';
import { type ApiResult, post } from './api.ts';

const KEY = 'code';

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

export function checkCode(code: string): Promise<ApiResult<CodeResponse>> {
  return post('/api/codes', { code });
}

/** Where there is no storage, a code is typed. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
