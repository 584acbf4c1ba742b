import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** Somebody who agreed to be written to, and the plan that runs for them. */
export type Member = { readonly email: string; readonly plan: string | undefined };

/** The marketing list. Everything may be done again; each resolves within 15 seconds, whatever happens. */
export type ListPort = {
  /** Adds them, or tells what is new of them. Somebody who left stays away: nothing here brings them back. */
  save(member: Member): Promise<DeliveryOutcome>;
  /** They want no more of it; nothing happens where they are not on the list. */
  unsubscribe(email: string): Promise<DeliveryOutcome>;
  /** Forgets them for good. */
  remove(email: string): Promise<DeliveryOutcome>;
};
