import { BookOpenCheck } from 'lucide';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BottleChart } from '../charts/bottle.tsx';
import chartStyles from '../charts/chart.module.css';
import { CurveChart } from '../charts/curve.tsx';
import { RingChart } from '../charts/ring.tsx';
import interstitialStyles from '../interstitial.module.css';
import { useStepExit } from '../step-answer.ts';
import { StepTitle } from '../step-title.tsx';

const SHAPES = { ring: RingChart, bottle: BottleChart, curve: CurveChart } satisfies Record<ChartStep['shape'], unknown>;

export function ChartScreen({ step }: { step: PlacedStep<ChartStep> }) {
  const { skip } = useStepExit(step);
  const Shape = SHAPES[step.shape];
  return (
    <main className={`${interstitialStyles.root} column`} data-beside-panel="">
      <StepTitle className={`${interstitialStyles.title} ${chartStyles.title}`}>{step.title}</StepTitle>
      {step.lead && <p className={`${interstitialStyles.lead} ${chartStyles.lead}`}>{step.lead}</p>}
      <figure className={`${chartStyles.figure} card`} data-shape={step.shape}>
        <Shape percent={step.percent} labels={step.labels} milestones={step.milestones ?? [step.percent]} />
      </figure>
      {step.claim && (
        <section className={chartStyles.claim}>
          <h2>
            <Icon icon={BookOpenCheck} /> {step.claim.title}
          </h2>
          <p>{step.claim.text}</p>
          <p className={chartStyles.source}>{step.claim.source}</p>
        </section>
      )}
      <div className="dock">
        <Button fullWidth data-next="" onClick={skip}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}
