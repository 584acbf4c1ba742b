import { codeName } from '../../core/checkout/code-name.ts';

const KEY = 'code';

/** Of the address of a page, as `keep-code.ts` keeps it. */
export function keptCode(): string | undefined {
  try {
    return codeName(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
