import { useEffect, useState } from 'react';
import { consentCopy } from '../../content/pages/consent.ts';
import type { ConsentChoices } from '../../core/consent/consent.ts';
import { currentChoices, saveConsent, sendsGpc, useConsentNeeded } from '../browser/consent.ts';
import { consentOpenings } from '../browser/consent-settings.ts';
import { restoreFocus } from '../browser/restore-focus.ts';
import { useStore } from '../browser/store.ts';
import { Banner } from './banner.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';

export function ConsentLayer() {
  const openings = useStore(consentOpenings);
  const asking = useConsentNeeded();
  const [dismissed, setDismissed] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [saved, setSaved] = useState(false);
  const [opened, setOpened] = useState(0);
  if (openings !== opened) {
    setOpened(openings);
    setChoosing(true);
  }

  const banner = asking && !dismissed;
  // The buttons that were pressed leave the page together with the focus.
  useEffect(() => {
    if (banner) return restoreFocus;
  }, [banner]);

  const decide = (choices: ConsentChoices) => {
    saveConsent(choices);
    setChoosing(false);
    setSaved(true);
  };
  return (
    <>
      {banner && <Banner onSubmit={decide} onCustomize={() => setChoosing(true)} onDismiss={() => setDismissed(true)} />}
      {choosing && (
        <ChoicesDialog choices={currentChoices()} objects={sendsGpc()} onSubmit={decide} onClose={() => setChoosing(false)} />
      )}
      <div className="visually-hidden" role="status">
        {saved && !choosing && consentCopy.saved}
      </div>
    </>
  );
}
