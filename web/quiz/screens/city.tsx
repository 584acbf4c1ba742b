import { useState } from 'preact/hooks';
import { cityCopy } from '../../../content/pages/city.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CityStep } from '../../../core/funnel/step.ts';
import { Spot } from '../../illustrations/quiz/spots.tsx';
import { Button } from '../../ui/button.tsx';
import { CityCombobox } from '../city/combobox.tsx';
import { EnvironmentTiles } from '../city/environment-tiles.tsx';
import { Question } from '../question.tsx';
import { goOn, submit, useAnswer } from '../step-answer.ts';

export function CityScreen({ step }: { step: PlacedStep<CityStep> }) {
  const answer = useAnswer(step);
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const city = typed ?? (typeof answer === 'string' ? answer : '');
  const known = city.trim() !== '';
  return (
    <Question
      step={step}
      dock={
        known ? (
          <Button wide data-next="" onClick={() => submit(step, city.trim())}>
            {cityCopy.next}
          </Button>
        ) : (
          <Button wide look="plain" onClick={() => goOn(step)}>
            {cityCopy.skip}
          </Button>
        )
      }
    >
      <CityCombobox label={cityCopy.label} value={city} onValue={setTyped} onBusy={setBusy} />
      <EnvironmentTiles known={known} busy={busy} />
      <div class="skyline">
        <Spot name="city" />
      </div>
    </Question>
  );
}
