import { createStore } from './store.ts';

export const CONSENT_SETTINGS = 'cookie-settings';

export const consentOpenings = createStore(0);

export function openConsentSettings(): void {
  consentOpenings.set(consentOpenings.get() + 1);
}
