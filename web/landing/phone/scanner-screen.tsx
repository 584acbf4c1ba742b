import { Check } from 'lucide';
import { appScreens } from '../../../content/pages/app-screens.ts';
import { Bottle } from '../../illustrations/bottle.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';

const { picture, title, product, verdict, notes } = appScreens.scanner;

export function ScannerScreen() {
  return (
    <Phone picture={picture} name="scanner">
      <p className={styles.title}>{title}</p>
      <div className={styles.scan}>
        <Bottle shape="dropper" />
      </div>
      <b className={styles.product}>{product}</b>
      <span className={styles.verdict}>
        <Icon icon={Check} size={12} />
        {verdict}
      </span>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Phone>
  );
}
