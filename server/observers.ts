import { enqueueConversionRefund, enqueueConversions } from './analytics/conversions/enqueue.ts';
import { enqueueFailedPurchaseCount, enqueuePurchaseCount } from './analytics/events/purchase.ts';
import { enqueueListUpdate } from './messages/marketing/enqueue.ts';
import { reportAbandonedCheckout } from './money/checkout-attempts/abandoned.ts';
import { enqueueEntitlement } from './money/entitlements/enqueue.ts';
import type { SubscriptionObservers } from './money/subscriptions/observers.ts';
import { enqueueAnswers } from './visitors/submissions/enqueue.ts';

export const subscriptionObservers: SubscriptionObservers = {
  onPurchase: [enqueueAnswers, enqueuePurchaseCount],
  onFailedPurchase: [enqueueFailedPurchaseCount, reportAbandonedCheckout],
  onPlanChange: [enqueueListUpdate],
  onConversion: [enqueueConversions],
  onConversionRefund: [enqueueConversionRefund],
  onChange: [enqueueEntitlement],
};
