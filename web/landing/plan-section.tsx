import { landingCopy } from '../../content/pages/landing.ts';
import { RoutineScreen } from './phone/routine-screen.tsx';
import { ScannerScreen } from './phone/scanner-screen.tsx';
import styles from './plan-section.module.css';
import { Reveal } from './reveal.tsx';
import sectionStyles from './section.module.css';

const { title, claim, points } = landingCopy.plan;

export function PlanSection() {
  return (
    <section className={`${sectionStyles.split} page`}>
      <div className={sectionStyles.copy}>
        <h2 className={sectionStyles.title}>{title}</h2>
        <p className={styles.claim}>{claim}</p>
        {points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={`${styles.phones} ${sectionStyles.cut}`}>
        <Reveal drift className={styles.left}>
          <RoutineScreen />
        </Reveal>
        <Reveal drift className={styles.right}>
          <ScannerScreen />
        </Reveal>
      </div>
    </section>
  );
}
