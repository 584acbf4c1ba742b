import { countdown, type Offer } from '../../../core/offers/offer.ts';
import { useRemaining } from '../../browser/offer.ts';
import styles from './offer-bar.module.css';

/** WCAG 2.2.1: the time limit is essential to the offer; only the price depends on it, and no input is lost. */
export function Countdown({ offer }: { offer: Offer }) {
  return (
    <span className={styles.time} translate="no">
      {countdown(useRemaining(offer))}
    </span>
  );
}
