import { fill } from '../presentation/fill.ts';

/** What can be counted of this installation's own orders and leads: people, each once. */
export type LiveCount = 'buyersLastHour' | 'buyersLastDay' | 'buyers' | 'leads';

/**
 * The basis of a figure, review, badge or 'N people' on screen: `live` is computed from this installation's own orders, stands
 * in the text as `{count}`, and below its `floor` the sentence is not shown;
 * `evidence` is a document and its date, `sample` is demonstration copy that must not be published with live payment keys.
 */
export type ClaimBasis =
  | { readonly kind: 'live'; readonly count: LiveCount; readonly floor: number }
  | { readonly kind: 'evidence'; readonly document: string; readonly date: string }
  | { readonly kind: 'sample' };

export type Claim = { readonly text: string; readonly basis: ClaimBasis };

/** The claim's words with what was counted; undefined below its floor, or while nothing was counted. Other claims are as they are. */
export function claimText({ text, basis }: Claim, counts: Readonly<Partial<Record<LiveCount, number>>> = {}): string | undefined {
  if (basis.kind !== 'live') return text;
  const count = counts[basis.count];
  return count === undefined || count < basis.floor ? undefined : fill(text, { count: count.toLocaleString('en-US') });
}

/** Ids of the claims that may not be shown where real money is taken. */
export function sampleClaims(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.entries(claims)
    .filter(([, claim]) => claim.basis.kind === 'sample')
    .map(([id]) => id);
}
