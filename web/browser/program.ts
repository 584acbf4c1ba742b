import { useEffect, useMemo } from 'react';
import { analysis } from '../../content/analysis.ts';
import { parseCitySun } from '../../core/environment/city-sun.ts';
import { useJourney } from './journey.ts';
import { engine, type OwnProgram } from './program-store.ts';
import { useStore } from './store.ts';

/** Undefined until the engine has come, and where the content is scripted. */
export function useProgram(): OwnProgram | undefined {
  const answers = useJourney(({ stored }) => stored.answers);
  const city = useJourney(({ stored }) => stored.city);
  const loaded = useStore(engine);
  const computed = analysis.mode === 'computed';
  useEffect(() => {
    if (computed) void import('./program-engine.ts').catch(() => undefined);
  }, [computed]);
  return useMemo(() => {
    const months = parseCitySun(city?.sun)?.year;
    return computed ? loaded?.programOf({ answers, sun: months && { months } }) : undefined;
  }, [answers, city, computed, loaded]);
}
