import { z } from 'zod';
import { PAGE } from '../../operator/request.ts';

/** `waiting` is blocked by an earlier job about the same person. `given-up` is retried only on the operator's request. */
export const deliveryStates = ['waiting', 'queued', 'working', 'retrying', 'given-up', 'done'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Times are epoch milliseconds. `what` is the kind, for example a mail's template. */
export type Delivery = {
  readonly id: string;
  readonly job: string;
  readonly state: DeliveryState;
  readonly to: string | null;
  readonly what: string | null;
  readonly attempts: number;
  readonly addedAt: number;
  readonly nextAt: number | null;
  readonly endedAt: number | null;
  readonly lastError: string | null;
};

/** `owed` is every state but `done`. */
export const DeliveryFilter = z.strictObject({
  state: z.enum([...deliveryStates, 'owed']).default('owed'),
  job: z.string().max(60).optional(),
  kind: z.enum(['delivery', 'internal']).default('delivery'),
  limit: z.coerce.number().int().min(1).max(500).default(PAGE),
  offset: z.coerce.number().int().min(0).default(0),
});
export type DeliveryFilter = z.input<typeof DeliveryFilter>;

export type DeliveryCount = {
  readonly job: string;
  readonly kind: 'delivery' | 'internal';
  readonly state: DeliveryState;
  readonly count: number;
};

export type DeliveryList = {
  readonly deliveries: readonly Delivery[];
  readonly total: number;
  readonly counts: readonly DeliveryCount[];
};
