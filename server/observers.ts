import { oweConversion } from './analytics/conversions/owe.ts';
import { owePurchase } from './analytics/events/purchase.ts';
import { oweMembership } from './messages/marketing/owe.ts';
import type { SubscriptionObservers } from './money/subscriptions/observers.ts';
import { oweAnswers } from './visitors/submissions/owe.ts';

export const subscriptionObservers: SubscriptionObservers = {
  onPurchase: [oweAnswers, owePurchase],
  onPlanChange: [oweMembership],
  onConversion: [oweConversion],
};
