import { appScreens } from '../../../content/pages/app-screens.ts';
import { RitualIcon } from '../../illustrations/ritual-icon.tsx';
import { Phone } from './phone.tsx';

const { picture, title, days, today, rituals } = appScreens.schedule;

export function ScheduleScreen() {
  return (
    <Phone picture={picture} name="schedule">
      <p className="phone__title">{title}</p>
      <ul className="week">
        {days.map((day, index) => (
          <li key={index} className={index === today ? 'week__today' : undefined}>
            {day}
          </li>
        ))}
      </ul>
      <ul className="phone__list">
        {rituals.map(({ kind, time, title }) => (
          <li key={time} className="phone__row">
            <i className="phone__thumb">
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
