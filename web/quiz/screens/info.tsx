import { Check } from 'lucide';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { InfoStep } from '../../../core/funnel/step.ts';
import { Drawing } from '../../illustrations/drawing.tsx';
import { Button } from '../../ui/button.tsx';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import interstitialStyles from '../interstitial.module.css';
import { repeatedWords } from '../repeated-words.tsx';
import { useStepExit } from '../step-answer.ts';
import { StepTitle } from '../step-title.tsx';
import styles from './info.module.css';

export function InfoScreen({ step }: { step: PlacedStep<InfoStep> }) {
  const { skip } = useStepExit(step);
  return (
    <main className={`${interstitialStyles.root} column`} data-beside-panel="">
      <div className={interstitialStyles.picture}>
        <Drawing name={step.illustration} viewBox="0 0 300 260" />
      </div>
      {step.figure && <ClaimLine className={interstitialStyles.figure} claim={step.figure} />}
      <StepTitle className={interstitialStyles.title}>{step.title}</StepTitle>
      {step.lead && <p className={interstitialStyles.lead}>{repeatedWords(step.lead)}</p>}
      {step.points && <Points points={step.points} numbered={step.numbered} />}
      <div className="dock">
        <Button fullWidth data-next="" onClick={skip}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}

function Points({ points, numbered }: { points: readonly string[]; numbered: true | undefined }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.root} data-numbered={numbered}>
      {points.map((point, index) => (
        <li key={point}>
          <span className={styles.mark} aria-hidden="true">
            {numbered ? index + 1 : <Icon icon={Check} size={16} />}
          </span>
          {point}
        </li>
      ))}
    </List>
  );
}
