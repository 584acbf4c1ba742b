import { Check } from 'lucide';
import type { FC } from 'react';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { InfoStep } from '../../../core/funnel/step.ts';
import { FaceScan } from '../../illustrations/face-scan.tsx';
import { GoodHands } from '../../illustrations/good-hands.tsx';
import { Button } from '../../ui/button.tsx';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStepExit } from '../step-answer.ts';

const ILLUSTRATIONS: Readonly<Record<string, FC>> = { 'face-scan': FaceScan, 'good-hands': GoodHands };

export function InfoScreen({ step }: { step: PlacedStep<InfoStep> }) {
  const { skip } = useStepExit(step);
  const Illustration = ILLUSTRATIONS[step.illustration];
  return (
    <main className="interstitial column">
      {Illustration && (
        <div className="interstitial__picture">
          <Illustration />
        </div>
      )}
      {step.figure && <ClaimLine className="interstitial__figure" claim={step.figure} />}
      <h1 className="interstitial__title">{step.title}</h1>
      {step.lead && <p className="interstitial__lead">{step.lead}</p>}
      {step.points && <Points points={step.points} numbered={step.numbered} />}
      <div className="dock">
        <Button wide data-next="" onClick={skip}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}

function Points({ points, numbered }: { points: readonly string[]; numbered: true | undefined }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`points${numbered ? ' points--numbered' : ''}`}>
      {points.map((point, index) => (
        <li key={point}>
          <span className="points__mark" aria-hidden="true">
            {numbered ? index + 1 : <Icon icon={Check} size={16} />}
          </span>
          {point}
        </li>
      ))}
    </List>
  );
}
