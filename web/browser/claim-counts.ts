import type { ClaimsResponse } from '../../core/api/claims.ts';
import { type Claim, claimText } from '../../core/claims/claim.ts';
import { get } from './api.ts';

export async function loadCounts(): Promise<{ readonly textOf: (claim: Claim) => string | undefined }> {
  const result = await get<ClaimsResponse>('/api/claims');
  const counts = result.ok ? result.value.counts : {};
  return { textOf: (claim) => claimText(claim, counts) };
}
