import { claims } from '../../../content/claims.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { GoalPair } from './goal-pair.tsx';
import { SkinGoals } from './skin-goals.tsx';

const { eyebrow, title, lead, note } = salesCopy.hero;

export function Hero() {
  return (
    <section className="sales-hero">
      <div className="sales-hero__words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="sales-hero__title">{title}</h1>
        <p className="sales-hero__lead">{lead}</p>
      </div>
      <GoalPair />
      <div className="sales-hero__goals">
        <SkinGoals />
        <p className="fine">{note}</p>
        <GetMyPlan name="initial/purchase" />
        <ClaimLine claim={claims.boughtLastHour} className="sales-hero__buyers" />
      </div>
    </section>
  );
}
