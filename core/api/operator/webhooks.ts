import { z } from 'zod';
import { WEBHOOK_TYPES, type WebhookType } from '../../webhooks/event.ts';

/** Times are epoch milliseconds. */
export type WebhookEndpointView = {
  readonly id: string;
  readonly kind: 'standard' | 'slack';
  readonly host: string;
  /** Named by the environment: the page cannot change or remove it. */
  readonly configured: boolean;
  /** Null for all, also those of later versions. */
  readonly events: readonly WebhookType[] | null;
  /** The last two are disabled: it answered 410, or nothing arrived for days. */
  readonly state: 'active' | 'paused' | 'gone' | 'failing';
  /** False where no key of the server opens what it has sealed, so that nothing is sent. */
  readonly readable: boolean;
  /** Until when an earlier secret signs too. */
  readonly overlapUntil: number | null;
  readonly last: { readonly ok: boolean; readonly at: number; readonly status: number | null } | null;
};
export type WebhookList = { readonly endpoints: readonly WebhookEndpointView[] };

export type WebhookAttempt = {
  readonly id: string;
  readonly eventId: string | null;
  readonly type: string;
  readonly ok: boolean;
  readonly status: number | null;
  readonly milliseconds: number;
  readonly detail: string | null;
  readonly at: number;
};
export type WebhookAttempts = { readonly attempts: readonly WebhookAttempt[] };

const events = z
  .array(z.enum(WEBHOOK_TYPES))
  .min(1, 'Please choose at least one.')
  .max(WEBHOOK_TYPES.length)
  .refine((types) => new Set(types).size === types.length, 'Please name each once.')
  .nullable();

export const WebhookEventsRequest = z.strictObject({ events });
export type WebhookEventsRequest = z.input<typeof WebhookEventsRequest>;

export const WebhookRequest = z.strictObject({
  kind: z.enum(['standard', 'slack']),
  url: z.string().trim().max(2000),
  events: events.default(null),
});
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
