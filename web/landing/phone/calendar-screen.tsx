import { appScreens } from '../../../content/pages/app-screens.ts';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';
import { StepRows } from './step-rows.tsx';

const { picture, title, today, steps } = appScreens.calendar;
const DAYS = 28;

export function CalendarScreen() {
  return (
    <Phone picture={picture} name="calendar">
      <p className={styles.small}>{today}</p>
      <p className={styles.title}>{title}</p>
      <p className={styles.days}>
        {Array.from({ length: DAYS }, (_, day) => (
          <i key={day}>{day + 1}</i>
        ))}
      </p>
      <StepRows steps={steps} />
    </Phone>
  );
}
