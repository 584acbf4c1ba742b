import { FlaskConical, GraduationCap, Leaf, Stethoscope } from 'lucide';
import { trustReasons } from '../../../content/trust.ts';
import { ExampleDot } from '../../ui/example-dot.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './trust.module.css';

const ICONS = {
  'medical-board': Stethoscope,
  'medical-exam': GraduationCap,
  chemists: FlaskConical,
  independent: Leaf,
} satisfies Record<(typeof trustReasons)[number]['id'], unknown>;

export function Trust() {
  return (
    <ul className={styles.root}>
      {trustReasons.map(({ id, title, claim }) => (
        <li key={id}>
          <span className={styles.icon}>
            <Icon icon={ICONS[id]} size={22} />
          </span>
          <span>
            {title} {claim && <ExampleDot of={[claim]} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
