import { useEffect, useState } from 'react';
import { consentCopy } from '../../content/pages/consent.ts';
import type { Choices } from '../../core/consent/consent.ts';
import { consentIsUnasked, currentChoices, objects, onConsentChange, saveConsent } from '../browser/consent.ts';
import { Banner } from './banner.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';

/** The question, as long as it is open, and the dialog; `openings` counts how often that was asked for from outside. */
export function ConsentLayer({ openings }: { openings: number }) {
  const [asking, setAsking] = useState(consentIsUnasked);
  const [choosing, setChoosing] = useState(false);
  const [saved, setSaved] = useState(false);
  useEffect(() => onConsentChange(() => setAsking(consentIsUnasked())), []);
  useEffect(() => setChoosing(openings > 0), [openings]);

  const decide = (choices: Choices) => {
    saveConsent(choices);
    setChoosing(false);
    setSaved(true);
  };
  return (
    <>
      {asking && <Banner onDecide={decide} onChoose={() => setChoosing(true)} onLeave={() => setAsking(false)} />}
      {choosing && (
        <ChoicesDialog choices={currentChoices()} objects={objects()} onDecide={decide} onClose={() => setChoosing(false)} />
      )}
      <div className="visually-hidden" role="status">
        {saved && !choosing && consentCopy.saved}
      </div>
    </>
  );
}
