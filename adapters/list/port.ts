import type { DeliveryOutcome } from '../delivery-outcome.ts';

type Member = { readonly email: string; readonly plan: string | undefined };

/** Every call may be repeated; each resolves within 15 seconds. */
export type ListPort = {
  /** Adds or updates a member. A member who left is not added again. */
  save(member: Member): Promise<DeliveryOutcome>;
  unsubscribe(email: string): Promise<DeliveryOutcome>;
  remove(email: string): Promise<DeliveryOutcome>;
};
