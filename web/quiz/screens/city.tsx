import { useState } from 'react';
import { cityCopy } from '../../../content/pages/city.ts';
import { timings } from '../../../content/timings.ts';
import type { CitySun } from '../../../core/environment/city-sun.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CityStep } from '../../../core/funnel/step.ts';
import { now } from '../../browser/clock.ts';
import { saveAnswer, saveJourney, useJourney } from '../../browser/journey.ts';
import { Button } from '../../ui/button.tsx';
import { CityCombobox } from '../city/combobox.tsx';
import { EnvironmentTiles } from '../city/environment-tiles.tsx';
import { useEnvironment } from '../city/use-environment.ts';
import { useMinimumWait } from '../city/use-minimum-wait.ts';
import { WhereAmI } from '../city/where-am-i.tsx';
import { Question } from '../question.tsx';
import { useAnswer, useStepExit } from '../step-answer.ts';

/** What stands in the field, and the place it is known as if it was picked or found. */
type Choice = { readonly label: string; readonly place?: { readonly id: string; readonly name: string } | undefined };

export function CityScreen({ step }: { step: PlacedStep<CityStep> }) {
  const { submit, skip } = useStepExit(step);
  const stored = useStoredChoice(step);
  const [chosen, choose] = useState<Choice>();
  const [typing, setTyping] = useState(false);
  const wait = useMinimumWait(timings.placeWaitMs);
  const { label, place } = chosen ?? stored;
  const environment = useEnvironment(place?.id);
  const known = label.trim() !== '';

  const next = () => {
    const found = environment.kind === 'found' ? environment.environment : undefined;
    const sun: CitySun | undefined = found && { uv: found.uvPeak.value, at: now(), year: found.uvYear };
    // Before the city, which is only kept beside its answer.
    saveAnswer(step, label.trim());
    saveJourney({ city: place && { placeId: place.id, name: place.name, label: label.trim(), ...(sun && { sun }) } });
    submit(label.trim());
  };
  const withdraw = () => {
    saveAnswer(step, undefined);
    skip();
  };
  return (
    <Question
      step={step}
      dense
      dock={
        known ? (
          <Button key="next" fullWidth data-next="" onClick={next}>
            {cityCopy.next}
          </Button>
        ) : (
          <Button key="skip" fullWidth variant="plain" onClick={withdraw}>
            {cityCopy.skip}
          </Button>
        )
      }
    >
      <CityCombobox
        label={cityCopy.label}
        value={label}
        onStart={wait.begin}
        onInput={(text) => {
          setTyping(true);
          choose({ label: text });
        }}
        onSelect={({ id, city, label }) => choose({ label, place: { id, name: city } })}
        onSettled={wait.settle}
      />
      <WhereAmI
        onStart={() => {
          setTyping(false);
          wait.begin();
        }}
        onSelect={({ id, country, city }) => choose({ label: `${country}, ${city}`, place: { id, name: city } })}
        onSettled={wait.settle}
        onNotFound={wait.stop}
        overtaken={typing}
      />
      <EnvironmentTiles surroundings={environment} busy={wait.busy} typed={known} placeId={place?.id} />
    </Question>
  );
}

/** The answer that is stored, and its place if it was picked. */
function useStoredChoice(step: PlacedStep<CityStep>): Choice {
  const answer = useAnswer(step);
  const city = useJourney(({ stored }) => stored.city);
  const label = typeof answer === 'string' ? answer : '';
  return { label, place: city && { id: city.placeId, name: city.name } };
}
