import { BookOpenCheck } from 'lucide';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BottleChart } from '../charts/bottle.tsx';
import { CurveChart } from '../charts/curve.tsx';
import { RingChart } from '../charts/ring.tsx';
import { goOn } from '../step-answer.ts';

const SHAPES = { ring: RingChart, bottle: BottleChart, curve: CurveChart } satisfies Record<ChartStep['shape'], unknown>;

export function ChartScreen({ step }: { step: PlacedStep<ChartStep> }) {
  const Shape = SHAPES[step.shape];
  return (
    <main class="interstitial chart column">
      <h1 class="interstitial__title chart__title">{step.title}</h1>
      {step.lead && <p class="interstitial__lead">{step.lead}</p>}
      <figure class={`chart__figure chart__figure--${step.shape} card`}>
        <Shape percent={step.percent} labels={step.labels} milestones={step.milestones ?? [step.percent]} />
      </figure>
      {step.claim && (
        <section class="chart__claim">
          <h2>
            <Icon icon={BookOpenCheck} /> {step.claim.title}
          </h2>
          <p>{step.claim.text}</p>
          <p class="chart__source">{step.claim.source}</p>
        </section>
      )}
      <div class="dock">
        <Button wide data-next="" onClick={() => goOn(step)}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}
