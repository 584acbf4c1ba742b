import { useEffect } from 'react';
import type { Claim } from '../../core/claims/claim.ts';
import { whenIdle } from './clock.ts';
import { createStore, useStore } from './store.ts';

const counted = createStore<{ readonly textOf: (claim: Claim) => string | undefined } | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Counted claims load when the browser is idle. */
export function useClaim(claim: Claim): string | undefined {
  const isLive = claim.basis.kind === 'live';
  const texts = useStore(counted);
  useEffect(() => {
    if (isLive) whenIdle(() => void load());
  }, [isLive]);
  return isLive ? texts?.textOf(claim) : claim.text;
}

function load(): Promise<void> {
  // Without the counts no claim is made.
  loading ??= import('./claim-counts.ts').then(({ loadCounts }) => loadCounts().then(counted.set)).catch(() => undefined);
  return loading;
}
