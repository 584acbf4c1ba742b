import { Check, Flame } from 'lucide';
import { appScreens } from '../../content/pages/app-screens.ts';
import { landingCopy } from '../../content/pages/landing.ts';
import { WeekFace } from '../illustrations/landing/week-face.tsx';
import { Icon } from '../ui/icon.tsx';
import { Star } from '../ui/star.ts';
import progressCardStyles from './progress.module.css';
import { Reveal } from './reveal.tsx';
import sectionStyles from './section.module.css';

const { title, text, points, picture } = landingCopy.progress;

export function Progress() {
  return (
    <section className={sectionStyles.band}>
      <div className={`${sectionStyles.split} page`}>
        <div className={sectionStyles.copy}>
          <h2 className={sectionStyles.title}>{title}</h2>
          <p className={sectionStyles.text}>{text}</p>
          <ul className={progressCardStyles.ticks}>
            {points.map((point) => (
              <li key={point}>
                <Icon icon={Check} size={18} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Reveal drift>
          <ProgressCard />
        </Reveal>
      </div>
    </section>
  );
}

function ProgressCard() {
  const { weeks, kept, streak, stars, ritualsKept: ritualsDone } = appScreens.progress;
  return (
    <div className={progressCardStyles.root} role="img" aria-label={picture}>
      <ul className={progressCardStyles.weeks}>
        {weeks.map((week) => (
          <li key={week}>
            <WeekFace />
            {week}
          </li>
        ))}
      </ul>
      <div className={progressCardStyles.chart}>
        <b>{kept}</b>
        <svg viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden="true">
          {ritualsDone.map((count, index) => (
            <rect key={count} x={index * 31 + 7} y={56 - count * 4} width="13" height={count * 4} rx="4" />
          ))}
        </svg>
      </div>
      <div className={progressCardStyles.facts}>
        <p>
          <Icon icon={Flame} size={20} />
          {streak}
        </p>
        <p>
          <Icon icon={Star} size={20} />
          {stars}
        </p>
      </div>
    </div>
  );
}
