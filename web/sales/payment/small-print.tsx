import { CreditCard, Lock } from 'lucide';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { hasWallet } from '../../browser/wallet-place.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './small-print.module.css';

export function SmallPrint({ renews }: { renews: boolean }) {
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <Icon icon={Lock} size={18} /> {hasWallet() ? copy.wallet.secure : copy.secure}
      </p>
      <p className={styles.line}>
        <Icon icon={CreditCard} size={18} /> {copy.cards}
      </p>
      <p>
        {copy.answers} {copy.phones}
      </p>
      {renews && (
        <details>
          <summary>{copy.cancelLabel}</summary>
          <p>
            {copy.cancel}{' '}
            <a href={copy.cancelLink.href} target="_blank" rel="noopener">
              {copy.cancelLink.label}
            </a>
          </p>
        </details>
      )}
      <p className={styles.links}>
        {copy.terms.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
