/**
 * The basis of a figure, review, badge or 'N people' on screen: `live` is computed from this installation's own orders,
 * `evidence` is a document and its date, `sample` is demonstration copy that must not be published with live payment keys.
 */
export type Basis =
  | { readonly kind: 'live' }
  | { readonly kind: 'evidence'; readonly document: string; readonly date: string }
  | { readonly kind: 'sample' };

export type Claim = { readonly text: string; readonly basis: Basis };

/** Ids of the claims that may not be shown where real money is taken. */
export function sampleClaims(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.entries(claims)
    .filter(([, claim]) => claim.basis.kind === 'sample')
    .map(([id]) => id);
}
