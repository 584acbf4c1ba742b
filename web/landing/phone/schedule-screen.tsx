import { appScreens } from '../../../content/pages/app-screens.ts';
import { RitualIcon } from '../../illustrations/ritual-icon.tsx';
import { Phone } from './phone.tsx';

const { picture, title, days, today, rituals } = appScreens.schedule;

export function ScheduleScreen() {
  return (
    <Phone picture={picture} name="schedule">
      <p class="phone__title">{title}</p>
      <ul class="week">
        {days.map((day, index) => (
          <li key={index} class={index === today ? 'week__today' : undefined}>
            {day}
          </li>
        ))}
      </ul>
      <ul class="phone__list">
        {rituals.map(({ kind, time, title }) => (
          <li key={time} class="phone__row">
            <i class="phone__thumb">
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
