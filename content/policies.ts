import type { AlternativesPolicy } from '../core/subscriptions/alternatives.ts';
import type { SubscriptionPolicies } from '../core/subscriptions/policies.ts';

/**
 * `renewalTries` is a setting of the payment provider (at Stripe Billing, Revenue recovery, Retries), which its API does not tell: the mail
 * before the last try goes by it.
 * 'keep' and 'tell' leave it to you, at the payment provider. The refund policy in content/legal says what these say.
 */
export const policies: SubscriptionPolicies = {
  onDispute: 'end',
  onFullRefund: 'end',
  onFraudWarning: 'refund',
  renewalTries: 4,
};

/**
 * Below the button that cancels: pauses, and once a year a discount on the next charges. Without `discount` a smaller plan stands in its
 * place; without months nobody is offered a pause.
 */
export const alternatives: AlternativesPolicy = { pauseMonths: [1, 2, 3], discount: { percent: 25, charges: 1 } };
