import { useEffect, useMemo } from 'react';
import { analysis } from '../../content/analysis.ts';
import { parseCitySun } from '../../core/environment/city-sun.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import { useJourney } from './journey.ts';
import { engine, type OwnProgram } from './program-store.ts';
import { useStore } from './store.ts';

/** The result stays an example where the code of the program cannot be loaded. */
export async function loadProgram(): Promise<void> {
  if (isComputed()) await import('./program-engine.ts').catch(() => undefined);
}

/** Undefined until the engine has come, and where the content is scripted. */
export function useProgram(): OwnProgram | undefined {
  useEffect(() => void loadProgram(), []);
  return useLoadedProgram();
}

/** The same, for what is on the first screen: it does not ask for the engine. */
export function useLoadedProgram(): OwnProgram | undefined {
  const own = useProgramOf(useJourney(({ answers }) => answers));
  return isComputed() ? own : undefined;
}

/** From the answers of an order, which paid for it: also where the content is scripted. The sun is known on the device alone. */
export function useProgramOf(answers: ProgramInput['answers']): OwnProgram | undefined {
  const city = useJourney(({ stored }) => stored.city);
  const loaded = useStore(engine);
  return useMemo(() => {
    const isTheirs = city !== undefined && Object.values(answers).includes(city.label);
    const months = isTheirs ? parseCitySun(city.sun)?.year : undefined;
    return loaded?.programOf({ answers, sun: months && { months } });
  }, [answers, city, loaded]);
}

function isComputed(): boolean {
  return analysis.mode === 'computed';
}
