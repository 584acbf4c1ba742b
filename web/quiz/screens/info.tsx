import { Check } from 'lucide';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { InfoStep } from '../../../core/funnel/step.ts';
import { FaceScan } from '../../illustrations/face-scan.tsx';
import { GoodHands } from '../../illustrations/good-hands.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { goOn } from '../step-answer.ts';

const ILLUSTRATIONS: Readonly<Record<string, () => preact.JSX.Element>> = { 'face-scan': FaceScan, 'good-hands': GoodHands };

export function InfoScreen({ step }: { step: PlacedStep<InfoStep> }) {
  const Illustration = ILLUSTRATIONS[step.illustration];
  return (
    <main class="interstitial column">
      {Illustration && (
        <div class="interstitial__picture">
          <Illustration />
        </div>
      )}
      <h1 class="interstitial__title">{step.title}</h1>
      {step.lead && <p class="interstitial__lead">{step.lead}</p>}
      {step.points && (
        <ul class="interstitial__points">
          {step.points.map((point) => (
            <li key={point}>
              <Icon icon={Check} size={18} />
              {point}
            </li>
          ))}
        </ul>
      )}
      <div class="dock">
        <Button wide data-next="" onClick={() => goOn(step)}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}
