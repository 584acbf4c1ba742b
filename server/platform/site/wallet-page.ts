/** Of all pages this one alone may load what the provider shows in the dialog. */
export const WALLET_PAGE = '/prediction';

/** A page whose policy allows a wallet says so, and the pages before it say that it has to be loaded with its policy. */
export function withWallet(page: string, path: string): string {
  return page.replace('<html ', `<html data-wallet="${path === WALLET_PAGE ? 'here' : 'ahead'}" `);
}
