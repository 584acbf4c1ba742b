import { claims } from '../../../content/claims.ts';
import type { AskingId } from '../../../content/funnel/index.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { answerWord } from '../../../core/presentation/answer-word.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { useJourney } from '../../browser/journey.ts';
import { useLoadedProgram } from '../../browser/program.ts';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { ExampleDot } from '../../ui/example-dot.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { GoalPair } from './goal-pair.tsx';
import salesHeroStyles from './hero.module.css';
import { SkinGoals } from './skin-goals.tsx';

const copy = salesCopy.hero;

export function Hero() {
  const title = useTitle();
  const headline = useLoadedProgram()?.text.headline;
  const hasAnswers = useJourney(({ answers }) => Object.keys(answers).length > 0);
  return (
    <section className={salesHeroStyles.root}>
      <div className={salesHeroStyles.copy}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 id="title" className={salesHeroStyles.title}>
          {title}
        </h1>
        <p className={salesHeroStyles.lead}>
          {headline && hasAnswers
            ? fill(copy.ownLead, { headline: headline.charAt(0).toLowerCase() + headline.slice(1) })
            : copy.lead}
        </p>
      </div>
      <GoalPair />
      <div className={salesHeroStyles.goals}>
        <SkinGoals />
        <GetMyPlan name="initial/purchase" variant="main" />
        <p className={salesHeroStyles.buyers}>
          <ClaimLine as="span" claim={claims.boughtLastHour} /> <ExampleDot of={[claims.boughtLastHour]} />
        </p>
      </div>
    </section>
  );
}

/** What the visitor hopes for, in words of their own answers. */
function useTitle(): string {
  const wish = useFirst('improveGoal', copy.wishes);
  const joy = useFirst('confidenceGoal', copy.joys);
  if (!wish) return copy.title;
  return joy ? fill(copy.ownTitleBoth, { wish, joy }) : fill(copy.ownTitle, { wish });
}

function useFirst(step: AskingId, words: Readonly<Record<string, string>>): string | undefined {
  return useJourney(({ answers }) => answerWord(answers, step, words));
}
