import { z } from 'zod';

/** Times are epoch milliseconds. */
export type WebhookEndpointView = {
  readonly id: string;
  readonly kind: 'standard' | 'slack';
  readonly host: string;
  /** Named by the environment: the page cannot change or remove it. */
  readonly configured: boolean;
  readonly state: 'active' | 'paused' | 'disabled';
  /** Until when an earlier secret signs too. */
  readonly overlapUntil: number | null;
  readonly last: { readonly ok: boolean; readonly at: number; readonly status: number | null } | null;
};
export type WebhookList = { readonly endpoints: readonly WebhookEndpointView[] };

export type WebhookAttempt = {
  readonly id: string;
  /** Null for a try. */
  readonly eventId: string | null;
  readonly type: string;
  readonly ok: boolean;
  readonly status: number | null;
  readonly milliseconds: number;
  readonly detail: string | null;
  readonly at: number;
};
export type WebhookAttempts = { readonly attempts: readonly WebhookAttempt[] };

export const WebhookRequest = z.strictObject({ kind: z.enum(['standard', 'slack']), url: z.string().trim().max(2000) });
export type WebhookRequest = z.input<typeof WebhookRequest>;

/** The secret is shown once. Slack has none. */
export type WebhookSecret = { readonly secret: string | null };

/** One event, or all since an instant in epoch milliseconds. */
export const ReplayRequest = z.union([
  z.strictObject({ eventId: z.uuid() }),
  z.strictObject({ since: z.number().int().min(0).max(8.64e15) }),
]);
export type ReplayRequest = z.input<typeof ReplayRequest>;
export type ReplayResponse = { readonly count: number };
