import { Check } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './cosmetologist.module.css';

const { text, points } = salesCopy.cosmetologist;

export function Cosmetologist() {
  return (
    <>
      <p>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon icon={Check} size={20} /> {point}
          </li>
        ))}
      </ul>
    </>
  );
}
