import { Check } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import portrait from '../../illustrations/scenes/cosmetologist.svg?url';
import { Icon } from '../../ui/icon.tsx';
import styles from './cosmetologist.module.css';

const { text, points } = salesCopy.cosmetologist;

export function Cosmetologist() {
  return (
    <div className={styles.root}>
      <img src={portrait} alt="" width="220" height="220" loading="lazy" decoding="async" />
      <div>
        <p>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon icon={Check} size={20} /> {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
