import type { SubscriptionPolicies } from '../core/subscriptions/policies.ts';

/** 'keep' leaves it to you, at the payment provider. The refund policy in content/legal says what these say. */
export const policies: SubscriptionPolicies = { onDispute: 'end', onFullRefund: 'end' };
