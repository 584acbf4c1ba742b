import { timings } from '../../../content/timings.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CounterStep } from '../../../core/funnel/step.ts';
import { reducedMotion } from '../../browser/motion.ts';
import { useElapsed } from '../../browser/timers.ts';
import { Coins } from '../../illustrations/coins.tsx';
import { Button } from '../../ui/button.tsx';
import { ExampleMark } from '../../ui/example-mark.tsx';
import { StayButton } from '../../ui/stay-button.tsx';
import interstitialStyles from '../interstitial.module.css';
import { useStepExit } from '../step-answer.ts';
import { StepTitle } from '../step-title.tsx';
import styles from './counter.module.css';

/** Counts up while coins pile up, then goes on by itself; with less motion the figure stands at the first tick. */
export function CounterScreen({ step }: { step: PlacedStep<CounterStep> }) {
  const { skip } = useStepExit(step);
  const elapsed = useElapsed(timings.counterTickMs, step.to * timings.counterTickMs);
  const counted = elapsed > 0 && reducedMotion() ? step.to : Math.floor(elapsed / timings.counterTickMs);
  const [without, having] = step.labels;
  return (
    <main className={`${interstitialStyles.root} column`} data-beside-panel="">
      <StepTitle className={`${interstitialStyles.title} ${styles.title}`}>{step.title}</StepTitle>
      <div className={`${styles.card} card`}>
        <div className={styles.scene} aria-hidden="true">
          <Coins saved={step.to} />
          <p className={styles.number}>{`-${counted}${step.unit}`}</p>
        </div>
        <dl className={styles.labels}>
          <div>
            <dt>{without}</dt>
            <dd className="visually-hidden">100%</dd>
          </div>
          <div>
            <dt>{having}</dt>
            <dd className="visually-hidden">{100 - step.to}%</dd>
          </div>
        </dl>
      </div>
      <p className={`${interstitialStyles.lead} ${styles.lead}`}>
        {step.caption} {step.figure && <ExampleMark of={[step.figure]} />}
      </p>
      <div className="dock">
        <Button fullWidth data-next="" onClick={skip}>
          {step.button}
        </Button>
        <StayButton ms={timings.counterMs} onLeave={skip} />
      </div>
    </main>
  );
}
