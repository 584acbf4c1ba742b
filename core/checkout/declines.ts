/**
 * Refused cards, and orders that were paid back as duplicates, of one day. A buyer tries a few cards; who tries out stolen ones
 * tries hundreds. About 5,000 visitors of a phone network share one address, and of their payments a few dozen are declined.
 */
const MAX_FAILED = { browser: 8, network: 60, duplicates: 8 } as const;

/**
 * Refused cards count for no address, because anybody can type it. `duplicates`: those paid back under the address, for a browser that
 * may be a stranger's.
 */
export type FailedPayments = { readonly browser: number; readonly network: number; readonly duplicates: number };

export function triesTooMuch({ browser, network, duplicates }: FailedPayments): boolean {
  return browser >= MAX_FAILED.browser || network >= MAX_FAILED.network || duplicates >= MAX_FAILED.duplicates;
}
