import { ArrowRight } from 'lucide';
import { analysis } from '../../../content/analysis.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './skin-goals.module.css';

const { today, later } = salesCopy.hero;

export function SkinGoals() {
  return (
    <ul className={styles.root}>
      {analysis.improvements.map(({ id, label, from, to }) => (
        <li key={id}>
          <p className={styles.row}>
            <span>{label}</span>
            <span className={styles.figures}>
              <span>{`${from}%`}</span> <span className="visually-hidden">{today},</span>
              <Icon icon={ArrowRight} size={14} /> <strong>{`${to}%`}</strong> <span className="visually-hidden">{later}</span>
            </span>
          </p>
          <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
            <rect width="100%" height="10" rx="5" />
            <rect width={`${to}%`} height="10" rx="5" />
            <rect width={`${from}%`} height="10" rx="5" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
