import { salesCopy } from '../../../content/pages/sales.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import styles from './last-plans.module.css';
import { PlanOptions } from './plan-options.tsx';
import { RenewalTerms } from './renewal-terms.tsx';

const { title, text } = salesCopy.last;

export function LastPlans() {
  return (
    <section className={styles.root} id="plans-last" tabIndex={-1} aria-labelledby="plans-last-title">
      <div className={`${styles.inner} page`}>
        <h2 id="plans-last-title">{title}</h2>
        <p>{text}</p>
        <PlanOptions place="plans-last" />
        <GetMyPlan name="Introductory offer/last" place="plans-last" variant="main" />
        <RenewalTerms />
      </div>
    </section>
  );
}
