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

/** What the server told of an offer, by the clock of the device that heard it at `heardAt`: the two clocks may differ by years. */
export function onDeviceClock(response: { readonly deadline: number; readonly now: number }, receivedAt: number): Offer {
  return { deadline: receivedAt + response.deadline - response.now };
}

/** Of two tellings of a visitor's offer, the one that ends first: answers only ever arrive late, and an offer never starts again. */
export function earlierOffer(one: Offer | undefined, other: Offer): Offer {
  return one && one.deadline < other.deadline ? one : other;
}

const ANNOUNCED_MINUTES = [1, 2, 5, 10];

/** The whole minutes to tell a listener there are less than: changes a few times in ten minutes, not every second. */
export function announcedMinutes(remainingMs: number): number {
  const minutes = Math.ceil(remainingMs / 60_000);
  return ANNOUNCED_MINUTES.find((response) => minutes <= response) ?? minutes;
}
