import { FlaskConical, ScanFace, Smile, Stethoscope, TrendingUp } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { benefits } from '../../content/trust.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './benefits.module.css';
import { GetPlan } from './get-plan.tsx';
import sectionStyles from './section.module.css';

/** In the order of the benefits. */
const ICONS = [FlaskConical, Smile, ScanFace, Stethoscope, TrendingUp];

export function Benefits() {
  return (
    <div className={styles.root}>
      <h2 className={sectionStyles.title}>{landingCopy.benefits.title}</h2>
      <ul className={styles.list}>
        {benefits.map((benefit, index) => (
          <li key={benefit}>
            <span className={styles.icon}>
              <Icon icon={ICONS[index] ?? TrendingUp} size={24} />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <GetPlan />
    </div>
  );
}
