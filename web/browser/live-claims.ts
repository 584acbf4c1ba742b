import { useEffect, useState } from 'react';
import type { ClaimsResponse } from '../../core/api/claims.ts';
import { type Claim, claimText } from '../../core/claims/claim.ts';
import { get } from './api.ts';
import { whenIdle } from './clock.ts';

let asked: Promise<ClaimsResponse['counts']> | undefined;

/** The claim's words, at once where they stand in the page; those that are counted come when the page has nothing else to do, or never. */
export function useClaim(claim: Claim): string | undefined {
  const [counts, setCounts] = useState<ClaimsResponse['counts']>();
  useEffect(() => {
    if (claim.basis.kind !== 'live') return;
    let left = false;
    whenIdle(() => void ask().then((told) => left || setCounts(told)));
    return () => {
      left = true;
    };
  }, [claim]);
  return claimText(claim, counts);
}

function ask(): Promise<ClaimsResponse['counts']> {
  asked ??= get<ClaimsResponse>('/api/claims').then((result) => (result.ok ? result.value.counts : {}));
  return asked;
}
