import { claims } from '../../../content/claims.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { ExampleMark } from '../../ui/example-mark.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { GoalPair } from './goal-pair.tsx';
import salesHeroStyles from './hero.module.css';
import { SkinGoals } from './skin-goals.tsx';

const { eyebrow, title, lead } = salesCopy.hero;

export function Hero() {
  return (
    <section className={salesHeroStyles.root}>
      <div className={salesHeroStyles.copy}>
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="title" className={salesHeroStyles.title}>
          {title}
        </h1>
        <p className={salesHeroStyles.lead}>{lead}</p>
      </div>
      <GoalPair />
      <div className={salesHeroStyles.goals}>
        <SkinGoals />
        <GetMyPlan name="initial/purchase" />
        <p className={salesHeroStyles.buyers}>
          <ClaimLine as="span" claim={claims.boughtLastHour} /> <ExampleMark of={[claims.boughtLastHour]} />
        </p>
      </div>
    </section>
  );
}
