import { salesCopy } from '../../../content/pages/sales.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import { PlanOptions } from './plan-options.tsx';
import pricingStyles from './pricing.module.css';
import { RenewalTerms } from './renewal-terms.tsx';

const { title, text } = salesCopy.last;

export function LastPlans() {
  return (
    <section
      className={`${pricingStyles.lastPlans} ${salesStyles.panel}`}
      id="plans-last"
      tabIndex={-1}
      aria-labelledby="plans-last-title"
    >
      <h2 id="plans-last-title">{title}</h2>
      <p>{text}</p>
      <PlanOptions place="plans-last" />
      <GetMyPlan name="Introductory offer/last" place="plans-last" />
      <RenewalTerms />
    </section>
  );
}
