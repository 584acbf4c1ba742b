import { oweConversion } from './analytics/conversions/owe.ts';
import { owePurchase } from './analytics/events/purchase.ts';
import { oweMembership } from './messages/marketing/owe.ts';
import type { SubscriptionListeners } from './money/subscriptions/listeners.ts';
import { oweAnswers } from './visitors/submissions/owe.ts';

export const subscriptionListeners: SubscriptionListeners = {
  onPurchase: [oweAnswers, owePurchase],
  onPlanChange: [oweMembership],
  onConversion: [oweConversion],
};
