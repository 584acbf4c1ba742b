import { landingCopy } from '../../content/pages/landing.ts';
import hairCare from '../illustrations/landing/daily-hair-care.svg?url';
import skinCare from '../illustrations/landing/daily-skin-care.svg?url';
import { Arriving } from './arriving.tsx';
import { ScheduleScreen } from './phone/schedule-screen.tsx';
import { RitualChips } from './ritual-chips.tsx';

const { title, step, pick, types, schedule } = landingCopy.manage;
const drawings = { skin: skinCare, hair: hairCare };

export function Manage() {
  return (
    <section className="manage page">
      <h2 className="section-title manage__title">{title}</h2>
      <Arriving className="manage__step">
        <Numbered number={1} title={pick.title} />
        <ul className="manage__cards">
          {pick.cards.map(({ id, title, text }) => (
            <li key={id} className="manage__card">
              <img src={drawings[id]} alt="" width="320" height="200" loading="lazy" />
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Arriving>
      <Arriving className="manage__step manage__step--types">
        <Numbered number={2} title={types.title} />
        <RitualChips />
      </Arriving>
      <Arriving className="manage__step manage__step--schedule">
        <Numbered number={3} title={schedule.title} />
        <div className="manage__stage">
          <ScheduleScreen />
        </div>
      </Arriving>
    </section>
  );
}

function Numbered({ number, title }: { number: number; title: string }) {
  return (
    <h3 className="manage__heading">
      <span className="manage__number">
        <span className="visually-hidden">{step} </span>
        {number}
      </span>
      {title}
    </h3>
  );
}
