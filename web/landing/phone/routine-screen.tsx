import { Check } from 'lucide';
import { appScreens } from '../../../content/pages/app-screens.ts';
import { Bottle } from '../../illustrations/bottle.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';

const { picture, day, greeting, ritual, done, steps } = appScreens.routine;

export function RoutineScreen() {
  return (
    <Phone picture={picture} name="routine">
      <p className={styles.small}>{day}</p>
      <p className={styles.title}>{greeting}</p>
      <div className={styles.today}>
        <b>{ritual}</b>
        <span>{done}</span>
        <i className={styles.bar} />
      </div>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.title} className={styles.row}>
            <i className={styles.thumb}>
              <Bottle shape={step.bottle} />
            </i>
            <span>
              <b>{step.title}</b>
              {step.text}
            </span>
            <i className={styles.check} data-done={step.done || undefined}>
              {step.done && <Icon icon={Check} size={10} />}
            </i>
          </li>
        ))}
      </ul>
    </Phone>
  );
}
