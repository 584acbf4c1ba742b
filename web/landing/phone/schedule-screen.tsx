import { appScreens } from '../../../content/pages/app-screens.ts';
import { RitualIcon } from '../../illustrations/ritual-icon.tsx';
import styles from './phone.module.css';
import { Phone } from './phone.tsx';

const { picture, title, days, today, rituals } = appScreens.schedule;

export function ScheduleScreen() {
  return (
    <Phone picture={picture} name="schedule">
      <p className={styles.title}>{title}</p>
      <ul className={styles.week}>
        {days.map((day, index) => (
          <li key={index} data-today={index === today || undefined}>
            {day}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {rituals.map(({ kind, time, title }) => (
          <li key={time} className={styles.row}>
            <i className={styles.thumb}>
              <RitualIcon kind={kind} />
            </i>
            <span>
              <b>{title}</b>
              {time}
            </span>
          </li>
        ))}
      </ul>
    </Phone>
  );
}
