import { ArrowDown } from 'lucide';
import { brand } from '../../../content/brand.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { scrollToId } from '../../browser/scroll.ts';
import icon from '../../design/icon.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { usePurchase } from '../purchase.tsx';
import { Countdown } from './countdown.tsx';
import { OfferAnnouncement } from './offer-announcement.tsx';
import styles from './offer-bar.module.css';

const copy = salesCopy.offerBar;

/** The way to the price from everywhere on the page. */
export function OfferBar() {
  const { offer, state } = usePurchase().seen;
  return (
    <header className={styles.root}>
      <span className={`brand ${styles.brand}`}>
        <img className="brand__mark" src={icon} alt="" width="28" height="28" loading="lazy" />
        {brand.name}
      </span>
      <button type="button" className={styles.button} data-tap="" onClick={() => scrollToId('plans')}>
        <span className={styles.offer}>
          <span key={state.kind}>{copy[state.kind]}</span> {state.kind === 'running' && offer && <Countdown offer={offer} />}
        </span>{' '}
        <span className={styles.way}>
          {copy.way} <Icon icon={ArrowDown} size={16} />
        </span>
      </button>
      {offer && <OfferAnnouncement offer={offer} />}
    </header>
  );
}
