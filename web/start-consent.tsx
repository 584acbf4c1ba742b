import { createRoot, type Root } from 'react-dom/client';
import { consentIsUnasked, heedObjection } from './browser/consent.ts';
import { loadStyles, overlayElement } from './browser/document.ts';
import { fragment, onLinkTo } from './browser/navigation.ts';
import { sendOwedConsents } from './browser/owed-consents.ts';
import { startTags } from './browser/tags.ts';
import { consentStyles } from './stylesheets.ts';

/** Where links to the choices lead, on whatever page. */
const SETTINGS = 'cookie-settings';

/** Asks those who were not asked yet, and keeps to what was answered. Loaded once the page is at rest. */
export function startConsent(): void {
  heedObjection();
  void sendOwedConsents();
  startTags();
  let openings = 0;
  let overlay: Root | undefined;
  const show = async () => {
    const [{ ConsentLayer }] = await Promise.all([import('./consent/consent-layer.tsx'), loadStyles(consentStyles)]);
    overlay ??= createRoot(overlayElement());
    overlay.render(<ConsentLayer openings={openings} />);
  };
  const open = () => {
    openings++;
    void show();
  };
  onLinkTo(SETTINGS, open);
  if (fragment() === SETTINGS) open();
  else if (consentIsUnasked()) void show();
}
