/** Epoch milliseconds. */
export type Offer = { readonly deadline: number };

export type OfferState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'running'; readonly remainingMs: number }
  | { readonly kind: 'over' };

export function offerState(offer: Offer | undefined, now: number): OfferState {
  if (!offer) return { kind: 'unknown' };
  const remainingMs = offer.deadline - now;
  return remainingMs > 0 ? { kind: 'running', remainingMs } : { kind: 'over' };
}

export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The clocks of server and device may differ by years. */
export function toDeviceClock(response: { readonly deadline: number; readonly now: number }, receivedAt: number): Offer {
  return { deadline: receivedAt + response.deadline - response.now };
}

/** Responses only arrive late and an offer never restarts, so the earlier deadline is right. */
export function earlierOffer(one: Offer | undefined, other: Offer): Offer {
  return one && one.deadline < other.deadline ? one : other;
}

const ANNOUNCED_MINUTES = [1, 2, 5, 10];

/** Screen readers get a few announcements instead of one a second. */
export function announcedMinutes(remainingMs: number): number {
  const minutes = Math.ceil(remainingMs / 60_000);
  return ANNOUNCED_MINUTES.find((response) => minutes <= response) ?? minutes;
}
