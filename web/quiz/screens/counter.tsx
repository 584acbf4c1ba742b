import { timings } from '../../../content/timings.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CounterStep } from '../../../core/funnel/step.ts';
import { useAfter, useElapsed } from '../../browser/clock.ts';
import { Coins } from '../../illustrations/coins.tsx';
import { Button } from '../../ui/button.tsx';
import { goOn } from '../step-answer.ts';

/** Counts up while coins pile up, then goes on by itself; Continue is there for everybody who does not want to wait. */
export function CounterScreen({ step }: { step: PlacedStep<CounterStep> }) {
  const elapsed = useElapsed(timings.counterTickMs, step.to * timings.counterTickMs);
  useAfter(timings.counterMs, () => goOn(step));
  const [without, having] = step.labels;
  return (
    <main class="interstitial counter column">
      <h1 class="interstitial__title">{step.title}</h1>
      <div class="counter__card card">
        <div class="counter__scene" aria-hidden="true">
          <Coins saved={step.to} />
          <p class="counter__number">
            {Math.floor(elapsed / timings.counterTickMs)}
            {step.unit}
          </p>
        </div>
        <dl class="counter__labels">
          <div>
            <dt>{without}</dt>
            <dd class="visually-hidden">100%</dd>
          </div>
          <div>
            <dt>{having}</dt>
            <dd class="visually-hidden">{100 - step.to}%</dd>
          </div>
        </dl>
      </div>
      <p class="interstitial__lead">{step.caption}</p>
      <div class="dock">
        <Button wide data-next="" onClick={() => goOn(step)}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}
