import { claims } from '../../../content/claims.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { GoalPair } from './goal-pair.tsx';
import { SkinGoals } from './skin-goals.tsx';

const { eyebrow, title, lead, note } = salesCopy.hero;

export function Hero() {
  return (
    <section class="sales-hero">
      <div class="sales-hero__words">
        <p class="eyebrow">{eyebrow}</p>
        <h1 class="sales-hero__title">{title}</h1>
        <p class="sales-hero__lead">{lead}</p>
      </div>
      <GoalPair />
      <div class="sales-hero__goals">
        <SkinGoals />
        <p class="fine">{note}</p>
        <GetMyPlan name="initial/purchase" />
        <ClaimLine claim={claims.boughtLastHour} class="sales-hero__buyers" />
      </div>
    </section>
  );
}
