import type { WebhookType } from '../../core/webhooks/event.ts';

/** What an endpoint of Slack is sent; a type without words is not sent. Nobody is named: Slack is not ours. */
export const slackCopy: Readonly<Partial<Record<WebhookType, string>>> = {
  'lead.created': 'A new lead, from {source}.',
  'subscription.started': 'New order: {plan} for {amount}.',
  'subscription.renewed': 'Renewal: {plan} for {amount}.',
  'subscription.payment_failed': 'A payment of {amount} for {plan} failed.',
  'subscription.cancelled': 'Cancelled: {plan}.',
  'subscription.ended': 'Ended: {plan}.',
  'subscription.plan_changed': 'Plan changed to {plan}.',
  'subscription.paused': 'Paused: {plan}.',
  'subscription.resumed': 'Goes on again: {plan}.',
  'subscription.refunded': 'Refunded: {amount} of {plan}.',
  'subscription.refund_failed': 'A refund of {amount} of {plan} came back from the bank. Pay it another way.',
  'dispute.opened': 'A bank disputes {amount} of {plan}. Answer it at the provider in time.',
  'dispute.closed': 'A dispute of {plan} was {outcome}.',
  'checkout.abandoned': 'A checkout of {plan} for {amount} was left.',
  'alert.opened': 'Alert: {sentence}',
  'alert.closed': 'Over: {sentence}',
};

export const slackTry = 'This is a try from the dashboard of {brand}. New orders will be posted here.';
