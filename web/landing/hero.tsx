import { Check } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { HeroScene } from '../illustrations/hero-scene.tsx';
import faces from '../illustrations/landing/faces.svg?url';
import { ClaimLine } from '../ui/claim-line.tsx';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Icon } from '../ui/icon.tsx';
import { GetPlan } from './get-plan.tsx';
import styles from './hero.module.css';
import { CalendarScreen } from './phone/calendar-screen.tsx';
import { TypedSubtitle } from './typed-subtitle.tsx';

const { eyebrow, title, note, proof, picture, done } = landingCopy.hero;

export function Hero() {
  return (
    <section className={`${styles.root} page`}>
      <div className={styles.copy}>
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="title" className={styles.title}>
          {title}
        </h1>
        <TypedSubtitle />
        <GetPlan />
        <p className={styles.note}>{note}</p>
        <p className={styles.proof}>
          <img src={faces} alt="" width="84" height="36" /> <ClaimLine as="b" claim={proof} /> <ExampleDot of={[proof]} />
        </p>
      </div>
      <div className={styles.art} role="img" aria-label={picture}>
        <HeroScene />
        <CalendarScreen />
        <p className={styles.tag}>
          <Icon icon={Check} size={16} />
          {done}
        </p>
      </div>
    </section>
  );
}
