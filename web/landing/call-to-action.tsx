import { landingCopy } from '../../content/pages/landing.ts';
import { Petals } from '../illustrations/petals.tsx';
import styles from './call-to-action.module.css';
import { GetPlan } from './get-plan.tsx';
import sectionStyles from './section.module.css';

const { title, text } = landingCopy.callToAction;

export function CallToAction() {
  return (
    <section className="page">
      <div className={styles.root}>
        <Petals />
        <h2 className={sectionStyles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <GetPlan />
      </div>
    </section>
  );
}
