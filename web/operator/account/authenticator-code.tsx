import { accountCopy } from '../../../content/operator/account.ts';
import type { SecondFactorSetup } from '../../../core/api/operator/session.ts';
import styles from './second-factor.module.css';

const { factor } = accountCopy;

export function AuthenticatorCode({ setup: { qr, secret } }: { setup: SecondFactorSetup }) {
  return (
    <div className={styles.root}>
      <svg className={styles.qr} viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label={factor.qr}>
        <path d={qr.path} />
      </svg>
      <p>
        {factor.secret}: <code className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}
