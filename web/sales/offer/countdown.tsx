import { countdown, type Offer } from '../../../core/offers/offer.ts';
import { useRemaining } from '../../browser/offer.ts';
import styles from './offer-bar.module.css';

/**
 * The time left, mm:ss. WCAG 2.2.1: the limit belongs to a real offer, kept by the server, and a longer one would be another offer
 * (the 'essential' exception); only the price depends on it, and nothing that was entered or chosen is lost when it ends.
 */
export function Countdown({ offer }: { offer: Offer }) {
  return <span className={styles.time}>{countdown(useRemaining(offer))}</span>;
}
