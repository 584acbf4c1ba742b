import { LockKeyhole, ShieldCheck } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import salesStyles from '../sales.module.css';
import styles from './promises.module.css';

const ICONS = { guarantee: ShieldCheck, privacy: LockKeyhole };

export function Promises() {
  return (
    <ul className={`${styles.root} ${salesStyles.block}`}>
      {salesCopy.promises.map(({ id, title, text, link }) => (
        <li key={id} className={styles.card} data-promise={id}>
          <Icon icon={ICONS[id]} size={28} />
          <h2>{title}</h2>
          <p>
            {text} <Link href={link.href}>{link.label}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
