import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { useProfileCompleteness } from '../../browser/completeness.ts';
import { useTitle } from '../../browser/title.ts';
import { outline } from '../../outline.ts';
import { FitText } from '../../program/fit-text.tsx';
import { Button } from '../../ui/button.tsx';
import { BottleChart } from '../charts/bottle.tsx';
import chartStyles from '../charts/chart.module.css';
import { Chips } from '../charts/chips.tsx';
import { CurveChart } from '../charts/curve.tsx';
import { Research } from '../charts/research.tsx';
import { RingChart } from '../charts/ring.tsx';
import interstitialStyles from '../interstitial.module.css';
import { useStepExit } from '../step-answer.ts';
import { StepTitle } from '../step-title.tsx';

const SHAPES = { ring: RingChart, bottle: BottleChart, curve: CurveChart } satisfies Record<ChartStep['shape'], unknown>;

export function ChartScreen({ step }: { step: PlacedStep<ChartStep> }) {
  const { skip } = useStepExit(step);
  const known = useProfileCompleteness();
  const own = known?.shareBy(step.id);
  const percent = own ?? step.percent;
  useTitle(known && step.title.replace(`${step.percent}%`, `${percent}%`));
  const Shape = SHAPES[step.shape];
  return (
    <main className={`${interstitialStyles.root} column`} data-beside-panel="">
      <StepTitle className={`${interstitialStyles.title} ${chartStyles.title}`}>
        <FitText text={step.title} example={step.percent} percent={known && percent} />
      </StepTitle>
      {step.lead && <p className={`${interstitialStyles.lead} ${chartStyles.lead}`}>{step.lead}</p>}
      <figure className={`${chartStyles.figure} card`} data-shape={step.shape}>
        <Shape
          percent={known ? percent : 0}
          labels={step.labels}
          milestones={known && own !== undefined ? way(step, known.shareBy) : (step.milestones ?? [])}
        />
        <Chips chips={known?.chipsOf(step.id) ?? []} isExample={known !== undefined && own === undefined} />
      </figure>
      {step.research && <Research {...step.research} />}
      <div className="dock">
        <Button fullWidth data-next="" onClick={skip}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}

/** The profile completeness at each chart up to this one. */
function way({ number }: PlacedStep, shareBy: (step: string) => number | undefined): readonly number[] {
  return outline.steps.flatMap((step) => (step.kind === 'chart' && step.number <= number ? [shareBy(step.id) ?? 0] : []));
}
