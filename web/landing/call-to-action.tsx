import { landingCopy } from '../../content/pages/landing.ts';
import { Petals } from '../illustrations/petals.tsx';
import { GetPlan } from './get-plan.tsx';

const { title, text } = landingCopy.callToAction;

export function CallToAction() {
  return (
    <section className="page">
      <div className="call">
        <Petals />
        <h2 className="section-title">{title}</h2>
        <p className="call__text">{text}</p>
        <GetPlan />
      </div>
    </section>
  );
}
