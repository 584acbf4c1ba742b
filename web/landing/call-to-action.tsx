import { landingCopy } from '../../content/pages/landing.ts';
import { Petals } from '../illustrations/petals.tsx';
import { GetPlan } from './get-plan.tsx';

const { title, text } = landingCopy.callToAction;

export function CallToAction() {
  return (
    <section class="page">
      <div class="call">
        <Petals />
        <h2 class="section-title">{title}</h2>
        <p class="call__text">{text}</p>
        <GetPlan />
      </div>
    </section>
  );
}
