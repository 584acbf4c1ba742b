import { applyGpc, consentIsNeeded } from './browser/consent.ts';
import { CONSENT_SETTINGS, consentOpenings, openConsentSettings } from './browser/consent-settings.ts';
import { clearQuery, fragment } from './browser/navigation.ts';
import { startTags } from './browser/tags.ts';
import { fillConsentSlot } from './slots.tsx';

export function startConsent(): void {
  applyGpc();
  startTags();
  consentOpenings.subscribe(() => void show());
  if (fragment() === CONSENT_SETTINGS) {
    clearQuery();
    openConsentSettings();
  }
  if (consentIsNeeded() || consentOpenings.get() > 0) void show();
}

let shown = false;

async function show(): Promise<void> {
  if (shown) return;
  shown = true;
  const { ConsentLayer } = await import('./consent/consent-layer.tsx');
  fillConsentSlot(ConsentLayer);
}
