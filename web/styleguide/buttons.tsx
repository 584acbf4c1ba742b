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
const VARIANTS = ['main', 'quiet', 'plain'] as const;
const WAIT_MS = 2000;

export function Buttons() {
  return (
    <Chapter id="buttons">
      <div className={componentsStyles.variants}>
        {VARIANTS.map((variant) => (
          <Specimens key={variant} small>
            <Specimen name={states.rest}>
              <Button variant={variant}>{copy[variant]}</Button>
            </Specimen>
            <Specimen name={states.hover} shown="hover">
              <Button variant={variant}>{copy[variant]}</Button>
            </Specimen>
            <Specimen name={states.focus} shown="focus">
              <Button variant={variant}>{copy[variant]}</Button>
            </Specimen>
            <Specimen name={states.press} shown="press">
              <Button variant={variant}>{copy[variant]}</Button>
            </Specimen>
            <Specimen name={states.disabled}>
              <Button variant={variant} disabled>
                {copy[variant]}
              </Button>
            </Specimen>
            <Specimen name={states.busy}>
              <BusyButton variant={variant} busy busyLabel={copy.busy}>
                {copy[variant]}
              </BusyButton>
            </Specimen>
          </Specimens>
        ))}
      </div>
      <Sending />
      <Button fullWidth>
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
    <p className={styleguideStyles.sample}>
      <BusyButton busy={busy} busyLabel={copy.busy} onClick={() => setBusy(true)}>
        {copy.send}
      </BusyButton>
      <span className={styleguideStyles.fineprint}>{copy.sendNote}</span>
    </p>
  );
}
