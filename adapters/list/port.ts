import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { TestableConnection } from '../integration.ts';

type Member = { readonly email: string; readonly plan: string | undefined };

export type MembershipOutcome =
  | { readonly ok: true; readonly subscribed: boolean }
  | Extract<DeliveryOutcome, { readonly ok: false }>;

/** Every call may be repeated; each resolves within 15 seconds. */
export type ListPort = TestableConnection & {
  /** Adds or updates a member. A member who left is not added again. */
  save(member: Member): Promise<DeliveryOutcome>;
  unsubscribe(email: string): Promise<DeliveryOutcome>;
  remove(email: string): Promise<DeliveryOutcome>;
  /** False for members who left, whose address failed, or who have not confirmed. */
  membership(email: string): Promise<MembershipOutcome>;
};
