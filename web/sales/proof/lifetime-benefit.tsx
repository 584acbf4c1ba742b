import { salesCopy } from '../../../content/pages/sales.ts';
import garden from '../../illustrations/scenes/garden.svg?url';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';

const { eyebrow, title, text, proof } = salesCopy.lifetime;

export function LifetimeBenefit() {
  return (
    <section class="lifetime sales-panel block">
      <img src={garden} alt="" width="280" height="200" loading="lazy" decoding="async" />
      <p class="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <ClaimLine class="lifetime__proof" claim={proof} />
      <GetMyPlan name="affordable dream" />
    </section>
  );
}
