import { FlaskConical, GraduationCap, Leaf, Stethoscope } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { trustReasons } from '../../../content/trust.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './trust.module.css';

const ICONS = {
  'medical-board': Stethoscope,
  'medical-exam': GraduationCap,
  chemists: FlaskConical,
  independent: Leaf,
} satisfies Record<(typeof trustReasons)[number]['id'], unknown>;

export function Trust() {
  return (
    <section className={salesStyles.block}>
      <h2>{salesCopy.trust.title}</h2>
      <ul className={styles.root}>
        {trustReasons.map(({ id, title }) => (
          <li key={id}>
            <span className={styles.icon}>
              <Icon icon={ICONS[id]} size={22} />
            </span>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
