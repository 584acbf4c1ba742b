import { createStore } from './store.ts';

/** The fragment that opens the choices about cookies on any page. */
export const CONSENT_SETTINGS = 'cookie-settings';

/** How often this page was asked to open the choices. */
export const consentOpenings = createStore(0);

export function openConsentSettings(): void {
  consentOpenings.set(consentOpenings.get() + 1);
}
