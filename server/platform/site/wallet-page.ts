/** Of all pages the sales page alone may load what the provider shows in the dialog. */
export function isWalletPage(path: string): boolean {
  return path.endsWith('/prediction');
}

/** A page whose policy allows a wallet says so, and the pages before it say that it has to be loaded with its policy. */
export function withWallet(page: string, path: string): string {
  return page.replace('<html ', `<html data-wallet="${isWalletPage(path) ? 'here' : 'ahead'}" `);
}
