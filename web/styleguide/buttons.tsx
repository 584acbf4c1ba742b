import { ArrowRight } from 'lucide';
import { useEffect, useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { after } from '../browser/clock.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Chapter } from './chapter.tsx';
import componentsStyles from './components.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import styleguideStyles from './styleguide.module.css';

const { buttons: copy, states } = styleguideCopy;
const LOOKS = ['main', 'quiet', 'plain'] as const;
const WAIT_MS = 2000;

export function Buttons() {
  return (
    <Chapter id="buttons">
      <div className={componentsStyles.looks}>
        {LOOKS.map((look) => (
          <Specimens key={look} small>
            <Specimen name={states.rest}>
              <Button look={look}>{copy[look]}</Button>
            </Specimen>
            <Specimen name={states.hover} shown="hover">
              <Button look={look}>{copy[look]}</Button>
            </Specimen>
            <Specimen name={states.focus} shown="focus">
              <Button look={look}>{copy[look]}</Button>
            </Specimen>
            <Specimen name={states.press} shown="press">
              <Button look={look}>{copy[look]}</Button>
            </Specimen>
            <Specimen name={states.disabled}>
              <Button look={look} disabled>
                {copy[look]}
              </Button>
            </Specimen>
            <Specimen name={states.busy}>
              <BusyButton look={look} busy busyLabel={copy.busy}>
                {copy[look]}
              </BusyButton>
            </Specimen>
          </Specimens>
        ))}
      </div>
      <Sending />
      <Button wide>
        {copy.wide} <Icon icon={ArrowRight} size={18} />
      </Button>
    </Chapter>
  );
}

function Sending() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (busy) return after(WAIT_MS, () => setBusy(false));
  }, [busy]);
  return (
    <p className={styleguideStyles.try}>
      <BusyButton busy={busy} busyLabel={copy.busy} onClick={() => setBusy(true)}>
        {copy.send}
      </BusyButton>
      <span className={styleguideStyles.fineprint}>{copy.sendNote}</span>
    </p>
  );
}
