import { timings } from '../../../content/timings.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CounterStep } from '../../../core/funnel/step.ts';
import { useAfter, useElapsed } from '../../browser/clock.ts';
import { Coins } from '../../illustrations/coins.tsx';
import { Button } from '../../ui/button.tsx';
import { goOn } from '../step-answer.ts';

/** Counts up while coins fall, then goes on by itself; Continue is there for everybody who does not want to wait. */
export function CounterScreen({ step }: { step: PlacedStep<CounterStep> }) {
  const elapsed = useElapsed(timings.counterTickMs, step.to * timings.counterTickMs);
  useAfter(timings.counterMs, () => goOn(step));
  const [without, having] = step.labels;
  return (
    <main class="interstitial counter column">
      <h1 class="interstitial__title">{step.title}</h1>
      <div class="counter__scene" aria-hidden="true">
        <Coins />
        <p class="counter__number">
          {Math.floor(elapsed / timings.counterTickMs)}
          {step.unit}
        </p>
      </div>
      <dl class="counter__bars">
        <div>
          <dt>{without}</dt>
          <dd>
            <Bar share={100} />
          </dd>
        </div>
        <div class="counter__with">
          <dt>{having}</dt>
          <dd>
            <Bar share={100 - step.to} />
          </dd>
        </div>
      </dl>
      <p class="interstitial__lead">{step.caption}</p>
      <div class="dock">
        <Button wide data-next="" onClick={() => goOn(step)}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg class="counter__bar" width="100%" height="28" role="img" aria-label={`${share}%`}>
      <rect width={`${share}%`} height="28" rx="14" />
    </svg>
  );
}
