import { useEffect, useState } from 'react';
import { timings } from '../../../content/timings.ts';
import type { EnvironmentResponse } from '../../../core/api/environment.ts';
import { get } from '../../browser/api.ts';

/** What is known of the air around the picked city. `nowhere`: none is picked. `failed`: nobody could be asked. */
export type EnvironmentState =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly environment: EnvironmentResponse };

/** Asked for as soon as a city is picked, so that it is there when its tiles are shown; not waited for any longer than that. */
export function useEnvironment(placeId: string | undefined): EnvironmentState {
  const [environment, setEnvironment] = useState<EnvironmentState>({ kind: 'nowhere' });
  useEffect(() => {
    if (placeId === undefined) return setEnvironment({ kind: 'nowhere' });
    let cancelled = false;
    setEnvironment({ kind: 'asking' });
    const path = `/api/environment?place=${encodeURIComponent(placeId)}`;
    void get<EnvironmentResponse>(path, { timeoutMs: timings.placeWaitMs }).then((result) => {
      if (!cancelled) setEnvironment(result.ok ? { kind: 'found', environment: result.value } : { kind: 'failed' });
    });
    return () => {
      cancelled = true;
    };
  }, [placeId]);
  return environment;
}
