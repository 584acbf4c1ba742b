import { fill } from '../presentation/fill.ts';

export type LiveCount = 'buyersLastHour' | 'buyersLastDay' | 'buyers' | 'leads';

/** `computed` follows from the visitor's own answers by the rules it names. `live` is counted from our own orders and hidden below its `floor`. `sample` must not be published with live payment keys. */
export type ClaimBasis =
  | { readonly kind: 'live'; readonly count: LiveCount; readonly floor: number }
  | { readonly kind: 'computed'; readonly from: string }
  | { readonly kind: 'evidence'; readonly document: string; readonly date: string }
  | { readonly kind: 'sample' };

export type Claim = { readonly text: string; readonly basis: ClaimBasis };

export function claimText({ text, basis }: Claim, counts: Readonly<Partial<Record<LiveCount, number>>> = {}): string | undefined {
  if (basis.kind !== 'live') return text;
  const count = counts[basis.count];
  return count === undefined || count < basis.floor ? undefined : fill(text, { count: count.toLocaleString('en-US') });
}

export function sampleClaims(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.entries(claims)
    .filter(([, claim]) => claim.basis.kind === 'sample')
    .map(([id]) => id);
}
