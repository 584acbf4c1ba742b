import { landingCopy } from '../../content/pages/landing.ts';
import hairCare from '../illustrations/landing/daily-hair-care.svg?url';
import skinCare from '../illustrations/landing/daily-skin-care.svg?url';
import styles from './manage.module.css';
import { ScheduleScreen } from './phone/schedule-screen.tsx';
import { Reveal } from './reveal.tsx';
import { RitualChips } from './ritual-chips.tsx';
import sectionStyles from './section.module.css';

const { title, step, pick, types, schedule } = landingCopy.manage;
const drawings = { skin: skinCare, hair: hairCare };

export function Manage() {
  return (
    <section className={`${styles.root} page`}>
      <h2 className={`${sectionStyles.title} ${styles.title}`}>{title}</h2>
      <Reveal className={styles.step}>
        <Numbered number={1} title={pick.title} />
        <ul className={styles.cards}>
          {pick.cards.map(({ id, title, text }) => (
            <li key={id} className={styles.card}>
              <img src={drawings[id]} alt="" width="320" height="200" loading="lazy" />
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
      <Reveal className={styles.step}>
        <Numbered number={2} title={types.title} />
        <RitualChips />
      </Reveal>
      <Reveal className={`${styles.step} ${styles.schedule} ${sectionStyles.cut}`}>
        <Numbered number={3} title={schedule.title} />
        <div className={styles.stage}>
          <ScheduleScreen />
        </div>
      </Reveal>
    </section>
  );
}

function Numbered({ number, title }: { number: number; title: string }) {
  return (
    <h3 className={styles.heading}>
      <span className={styles.number}>
        <span className="visually-hidden">{`${step} `}</span>
        {number}
      </span>
      {title}
    </h3>
  );
}
