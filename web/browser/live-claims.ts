import { useEffect } from 'react';
import type { ClaimsResponse } from '../../core/api/claims.ts';
import { type Claim, claimText } from '../../core/claims/claim.ts';
import { whenIdle } from './clock.ts';
import { createStore, useStore } from './store.ts';

const counts = createStore<ClaimsResponse['counts'] | undefined>(undefined);
let loading: Promise<void> | undefined;

/** The claim's words, at once where they stand in the page; those that are counted come when the page has nothing else to do, or never. */
export function useClaim(claim: Claim): string | undefined {
  useEffect(() => {
    if (claim.basis.kind === 'live') whenIdle(() => void load());
  }, [claim]);
  return claimText(claim, useStore(counts));
}

function load(): Promise<void> {
  loading ??= import('./api.ts')
    .then(({ get }) => get<ClaimsResponse>('/api/claims'))
    .then((result) => counts.set(result.ok ? result.value.counts : {}));
  return loading;
}
