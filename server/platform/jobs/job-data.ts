import type { Platform } from '../../../core/consent/platforms.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';

/** What a mail that somebody asked for by typing an address is counted in. */
type CountedMail = { readonly countKeys?: readonly string[]; readonly confirmed?: boolean };

export type Jobs = {
  mail: MailOrder;
  'provider-event': { readonly eventId: string };
  'end-checkout': { readonly sessionId: string };
  'end-duplicate': { readonly subscriptionId: string };
  'end-by-policy': { readonly subscriptionId: string };
  'end-unpaid': { readonly subscriptionId: string };
  reconcile: Nothing;
  'import-balance': Nothing;
  'count-events': Nothing;
  'count-purchase': { readonly attemptId: string };
  'count-failed-purchase': FailedPurchase & { readonly attemptId: string };
  remind: Nothing;
  'end-pauses': Nothing;
  resume: { readonly requestId: string };
  'account-link':
    | ({ readonly purpose: 'manage' | 'deletion' | 'export' | 'marketing'; readonly email: string } & CountedMail)
    | { readonly purpose: 'app'; readonly subscriptionId: string }
    | ({ readonly purpose: 'email-change'; readonly subscriptionId: string; readonly email: string } & CountedMail)
    | { readonly purpose: 'email-undo'; readonly subscriptionId: string; readonly email: string; readonly changedAt: string };
  'buyer-request': { readonly requestId: string };
  'compare-address': { readonly customerId: string };
  'fraud-warning': { readonly requestId: string };
  refund: { readonly requestId: string };
  'customer-address': { readonly subscriptionId: string };
  'contact-mail': { readonly messageId: string; readonly to: 'support' | 'sender' };
  webhook: { readonly eventId: string; readonly listener: string };
  'list-member': { readonly email: string };
  'list-removal': { readonly email: string };
  'abandoned-quiz': { readonly email: string };
  conversion: { readonly attemptId: string; readonly platform: Platform };
  'conversion-refund': ConversionRefund & { readonly platform: Platform };
  'forward-events': Nothing;
  'events-batch': { readonly after: number; readonly upTo: number };
  'app-answers': { readonly submissionKey: string };
  'app-deletion': { readonly email: string };
  'analytics-deletion': { readonly email: string };
  'app-subscriber': { readonly email: string };
  'app-subscription': SubscriptionNotice;
  entitlement: Pick<SubscriptionNotice, 'appUserId' | 'subscription' | 'change'>;
  'entitlement-removal': { readonly email: string; readonly appUserId: string };
  erase: { readonly requestId: string };
  retention: Nothing;
  'judge-alerts': Nothing;
  'daily-mails': Nothing;
  'weekly-mails': Nothing;
  'week-mail': { readonly subscriptionId: string; readonly week: number };
};

/** `occasion` differs for each failure; `message` is the provider's code, and `at` is epoch milliseconds. */
export type FailedPurchase = {
  readonly reason: 'declined' | 'expired';
  readonly message: string;
  readonly occasion: string;
  readonly at: number;
};

/** Of an order's first payment; `amount` in cents, `at` in epoch milliseconds. */
export type ConversionRefund = { readonly attemptId: string; readonly amount: number; readonly at: number };

type Nothing = Readonly<Record<string, never>>;

export type JobName = keyof Jobs;
