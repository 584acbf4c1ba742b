import { Lock } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './locked-report.module.css';

const { lockedTitle, locked, lockedNote } = salesCopy.overview;

export function LockedReport() {
  return (
    <div className={styles.root}>
      <h3>{lockedTitle}</h3>
      <ol>
        {locked.map((chapter) => (
          <li key={chapter}>{chapter}</li>
        ))}
      </ol>
      <p className={styles.note}>
        <Icon icon={Lock} size={16} /> {lockedNote}
      </p>
    </div>
  );
}
