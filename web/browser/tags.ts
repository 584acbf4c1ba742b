import { consentTo, onConsentChange } from './consent.ts';
import { readCookies } from './cookies.ts';
import { onMilestone } from './milestones.ts';

/** The code of the tags loads with a consent, or where an earlier one may have left cookies. */
export function startTags(): void {
  const query = location.search;
  let loaded = false;
  const apply = async () => {
    if (!loaded && !consentTo('statistics') && !consentTo('ads') && readCookies() === '') return;
    const { applyConsent, reportToTags } = await import('./tag-consent.ts');
    loaded = true;
    await applyConsent(query);
    // Milestones wait until the settings have loaded.
    onMilestone(reportToTags);
  };
  const start = () => void apply().catch(() => undefined);
  onConsentChange(start);
  start();
}
