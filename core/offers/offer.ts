/** The introductory offer as one visitor has it: intro prices until `deadline` (epoch milliseconds). */
export type Offer = { readonly deadline: number };

export type OfferState =
  /** Not asked yet: neutral, neither price is promised. */
  { readonly kind: 'unknown' } | { readonly kind: 'running'; readonly remainingMs: number } | { readonly kind: 'over' };

export function offerState(offer: Offer | undefined, now: number): OfferState {
  if (!offer) return { kind: 'unknown' };
  const remainingMs = offer.deadline - now;
  return remainingMs > 0 ? { kind: 'running', remainingMs } : { kind: 'over' };
}

/** `mm:ss`, two digits each, counting down to `00:00`; a started second is shown whole. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
