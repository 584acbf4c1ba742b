import { Check } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import portrait from '../../illustrations/scenes/cosmetologist.svg?url';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './cosmetologist.module.css';

const { title, text, points } = salesCopy.cosmetologist;

export function Cosmetologist() {
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <img src={portrait} alt="" width="220" height="220" loading="lazy" decoding="async" />
      <div>
        <h2>{title}</h2>
        <p className={salesStyles.lead}>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon icon={Check} size={20} /> {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
