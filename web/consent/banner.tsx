import { useRef } from 'react';
import { consentCopy as copy } from '../../content/pages/consent.ts';
import { type Choices, everything, nothing } from '../../core/consent/consent.ts';
import { useFootRoom } from '../browser/foot-room.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './banner.module.css';

type Props = {
  readonly onDecide: (choices: Choices) => void;
  readonly onChoose: () => void;
  /** Put away for now, without an answer. */
  readonly onLeave: () => void;
};

/** Asks beside the page, not in its way: everything works without an answer. In the funnel it is one line above the screen's foot. */
export function Banner({ onDecide, onChoose, onLeave }: Props) {
  const banner = useRef<HTMLElement>(null);
  useFootRoom(banner);
  return (
    <section
      className={styles.root}
      data-asking=""
      aria-label={copy.dialogTitle}
      ref={banner}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <div className={styles.words}>
        <p className={styles.title}>{copy.title}</p>
        <p>
          {copy.text} <Link href={copy.moreHref}>{copy.more}</Link>
        </p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.choose} onClick={onChoose}>
          <span className={styles.short}>{copy.short} </span>
          <span className={styles.link}>{copy.choose}</span>
        </button>
        <Button look="quiet" onClick={() => onDecide(nothing)}>
          {copy.reject}
        </Button>
        <Button look="quiet" onClick={() => onDecide(everything)}>
          {copy.accept}
        </Button>
      </div>
    </section>
  );
}
