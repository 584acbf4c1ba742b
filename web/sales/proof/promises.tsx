import { LockKeyhole, ShieldCheck } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './promises.module.css';

const ICONS = { guarantee: ShieldCheck, privacy: LockKeyhole };

export function Promises() {
  return (
    <ul className={`${styles.root} ${salesStyles.block}`}>
      {salesCopy.promises.map(({ id, title, text, link }) => (
        <li key={id} className={`promises__card promises__card--${id}`}>
          <Icon icon={ICONS[id]} size={28} />
          <h2>{title}</h2>
          <p>{text}</p>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
