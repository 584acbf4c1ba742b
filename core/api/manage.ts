import { z } from 'zod';
import { Token } from './app-links.ts';
import { ShownTerms } from './checkout.ts';
import type { ManagedSubscription } from './managed-subscription.ts';
import { email, text } from './text.ts';

export const ManageLinkRequest = z.strictObject({ email });

/** `POST /api/manage-sessions`, `/api/manage/email-confirmations` and `/api/manage/email-undos` consume a mailed token. */
export const TokenRequest = z.strictObject({ token: Token });

export const SignOutRequest = z.strictObject({});

/** `GET /api/manage`. Times are epoch milliseconds, amounts cents. */
export type ManageSessionResponse = ManageResponse | { readonly email: null };

export type ManageResponse = {
  readonly email: string;
  readonly subscriptions: readonly ManagedSubscription[];
  readonly portal: boolean;
};

const MAX_TIME_MS = 8.64e15;

/** `POST /api/manage/subscriptions/:id/requests`. Repeating a request changes nothing. */
export const SubscriptionRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancel') }),
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({
    kind: z.literal('pause'),
    months: z.int().min(1).max(12),
    /** As the page says it: what is charged then, and when. */
    resumesAt: z.int().min(0).max(MAX_TIME_MS),
    shown: ShownTerms,
  }),
  z.strictObject({ kind: z.literal('resume'), shown: ShownTerms }),
  /** `offerId` is made by the dialog: pressing twice takes one discount. */
  z.strictObject({ kind: z.literal('discount'), offerId: z.uuid(), shown: ShownTerms }),
  z.strictObject({ kind: z.literal('withdraw') }),
  z.strictObject({ kind: z.literal('guarantee'), note: text(2000, 0) }),
  z.strictObject({
    kind: z.literal('plan-change'),
    planId: z.string().max(40),
    shown: ShownTerms,
    consent: z.strictObject({
      version: z.string().max(40),
      renewal: z.literal(true, 'Please agree to the new price.'),
    }),
    insteadOfCancelling: z.literal(true).optional(),
  }),
]);
export type SubscriptionRequest = z.input<typeof SubscriptionRequest>;
export type SubscriptionRequestResponse = {
  /** `accepted`: the request counts from now and is carried out once the payment provider answers. `declined`: the card was not charged. */
  readonly outcome: 'done' | 'accepted' | 'declined';
  readonly overview: ManageResponse;
};

/** `POST /api/manage/email-changes` mails a link to the new address; nothing changes before its confirmation. */
export const EmailChangeRequest = z.strictObject({ email });

export type BuyerSessions = {
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: number;
    readonly current: boolean;
    /** It is not signed in: it has paid and opens its order for a while. */
    readonly paid: boolean;
    /** The same, by the button of a mail: it opens the plan alone. */
    readonly mailed: boolean;
  }[];
};

export const AppLinkMailRequest = z.strictObject({ subscriptionId: z.string().max(200) });

export const PortalRequest = z.strictObject({ subscriptionId: z.string().max(200) });
export type PortalResponse = { readonly url: string };
