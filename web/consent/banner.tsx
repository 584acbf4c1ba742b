import { useRef } from 'react';
import { consentCopy as copy } from '../../content/pages/consent.ts';
import { type ConsentChoices, FULL_CONSENT, NO_CONSENT } from '../../core/consent/consent.ts';
import { useArriving } from '../browser/arriving.ts';
import { useBottomInset } from '../browser/bottom-inset.ts';
import { Button } from '../ui/button.tsx';
import styles from './banner.module.css';

type Props = {
  readonly onSubmit: (choices: ConsentChoices) => void;
  readonly onCustomize: () => void;
  /** Closes the banner without a choice. */
  readonly onDismiss: () => void;
};

export function Banner({ onSubmit, onCustomize, onDismiss }: Props) {
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner);
  const arriving = useArriving();
  return (
    <section
      className={styles.root}
      data-consent-banner=""
      data-arriving={arriving || undefined}
      aria-label={copy.dialogTitle}
      ref={banner}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <button type="button" className={styles.choose} onClick={onCustomize}>
        <span className={styles.short}>{copy.short} </span>
        <span className={styles.link}>{copy.choose}</span>
      </button>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => onSubmit(NO_CONSENT)}>
          {copy.reject}
        </Button>
        <Button variant="quiet" onClick={() => onSubmit(FULL_CONSENT)}>
          {copy.accept}
        </Button>
      </div>
    </section>
  );
}
