import { z } from 'zod';
import { Token } from './app-links.ts';
import { email, text } from './text.ts';

/** `POST /api/manage-links`: answers the same whether or not the address is known; only a known one gets a mail. */
export const ManageLinkRequest = z.strictObject({ email });

/**
 * `POST /api/manage-sessions` uses a mailed token up, signs the browser in and tells the overview;
 * `POST /api/manage/email-confirmations` does it with the token that was mailed to a new address.
 */
export const TokenRequest = z.strictObject({ token: Token });

/** `POST /api/manage/sign-out` */
export const SignOutRequest = z.strictObject({});

/** `GET /api/manage`: what the signed-in address has; to a browser that is not signed in, that nobody is. */
export type ManageSessionResponse = ManageResponse | { readonly email: null };

/** Times are epoch milliseconds, amounts cents. */
export type ManageResponse = {
  readonly email: string;
  /** Running ones first, then the latest. */
  readonly subscriptions: readonly ManagedSubscription[];
  /** Whether the payment provider has a page of its own for cards and invoices. */
  readonly portal: boolean;
};

export type ManagedSubscription = {
  readonly id: string;
  readonly planId: string;
  /** `failing`: a renewal could not be charged. `ending`: cancelled, with access left. */
  readonly state: 'running' | 'failing' | 'ending' | 'ended' | 'withdrawn' | 'duplicate';
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly periodEnd: number | null;
  readonly renewalAmount: number;
  /** The plan that the paid period is still of, when another was chosen from the next one on. */
  readonly until: { readonly planId: string } | null;
  readonly can: {
    readonly cancel: boolean;
    readonly keep: boolean;
    readonly changePlan: boolean;
    /** The last day on which it is possible. */
    readonly withdrawUntil: number | null;
    readonly guaranteeUntil: number | null;
  };
  readonly withdrawnAt: number | null;
  readonly guaranteeAskedAt: number | null;
  readonly payments: readonly ManagedPayment[];
  readonly agreements: readonly { readonly text: string; readonly version: string; readonly at: number }[];
};

/** One invoice. `documentUrl`: the provider's page of it. */
export type ManagedPayment = {
  readonly id: string;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'paid' | 'failed' | 'void';
  readonly amount: number;
  readonly refunded: number;
  readonly at: number;
  readonly number: string | null;
  readonly documentUrl: string | null;
};

/** `POST /api/manage/subscriptions/:id/requests`: what a buyer asks for. Asked twice, it is done once. */
export const SubscriptionRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancel') }),
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('withdraw') }),
  z.strictObject({ kind: z.literal('guarantee'), note: text(2000, 0) }),
  z.strictObject({
    kind: z.literal('plan-change'),
    planId: z.string().max(40),
    /** The price in cents that was on the button. */
    shownPrice: z.int().min(0).max(10_000_00),
    consent: z.strictObject({
      version: z.string().max(40),
      renewal: z.literal(true, 'Please agree to the new price.'),
    }),
  }),
]);
export type SubscriptionRequest = z.input<typeof SubscriptionRequest>;
export type SubscriptionRequestResponse = {
  /** `accepted`: it counts from now, and is carried out as soon as the payment provider answers. */
  readonly outcome: 'done' | 'accepted';
  readonly overview: ManageResponse;
};

/** `POST /api/manage/email-changes`: mails a link to the new address; nothing changes before it is confirmed there. */
export const EmailChangeRequest = z.strictObject({ email });

/** `POST /api/manage/app-links`: mails a link for the companion app to the signed-in address. */
export const AppLinkMailRequest = z.strictObject({ subscriptionId: z.string().max(200) });

/** `POST /api/manage/portal`: the provider's own page for cards and invoices. */
export const PortalRequest = z.strictObject({ subscriptionId: z.string().max(200) });
export type PortalResponse = { readonly url: string };
