import { inAppBrowser } from '../../core/analytics/user-agent.ts';

/** `here`: the policy of this page allows a wallet. `ahead`: the sales page has to be loaded with its own policy. */
export function walletPlace(): string | undefined {
  return globalThis.document?.documentElement.dataset.wallet;
}

/** An app's own browser has no Apple Pay or Google Pay. */
export function hasWallet(): boolean {
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  return walletPlace() === 'here' && inAppBrowser({ userAgent, touchPoints }) === 'none';
}

/** A script that was blocked once is not tried again on this page. */
export function stopWallet(): void {
  delete document.documentElement.dataset.wallet;
}
