import { failureCopy } from '../content/pages/failures.ts';
import { applyGpc, consentIsNeeded } from './browser/consent.ts';
import { CONSENT_SETTINGS, consentOpenings, openConsentSettings } from './browser/consent-settings.ts';
import { loadCode } from './browser/load-code.ts';
import { clearQuery, fragment } from './browser/navigation.ts';
import { startTags } from './browser/tags.ts';
import { toast } from './browser/toast.ts';
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

let loading = false;

async function show(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { ConsentLayer } = await loadCode(() => import('./consent/consent-layer.tsx'));
    fillConsentSlot(ConsentLayer);
  } catch {
    // Whoever asked for the settings hears of it, and may ask once more.
    loading = false;
    if (consentOpenings.get() > 0) toast.show(failureCopy.unreachable);
  }
}
