import { appScreens } from '../../../content/pages/app-screens.ts';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';
import { StepRows } from './step-rows.tsx';

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
      <StepRows steps={steps} />
    </Phone>
  );
}
