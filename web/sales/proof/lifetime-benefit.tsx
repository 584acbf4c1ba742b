import { salesCopy } from '../../../content/pages/sales.ts';
import garden from '../../illustrations/scenes/garden.svg?url';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';

const { eyebrow, title, text, proof } = salesCopy.lifetime;

export function LifetimeBenefit() {
  return (
    <section className="lifetime sales-panel block">
      <img src={garden} alt="" width="280" height="200" loading="lazy" decoding="async" />
      <p className="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <ClaimLine className="lifetime__proof" claim={proof} />
      <GetMyPlan name="affordable dream" />
    </section>
  );
}
