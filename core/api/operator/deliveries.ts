import { z } from 'zod';
import { PAGE } from '../../operator/request.ts';

/**
 * `waiting`: behind an earlier one about the same person. `queued`: its turn is now, or at `nextAt`. `retrying`: it failed, and is tried
 * again at `nextAt`. `given-up`: it is not tried again unless somebody says so.
 */
export const deliveryStates = ['waiting', 'queued', 'working', 'retrying', 'given-up', 'done'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One thing that is owed to somebody outside, or a piece of work inside the house. Times are epoch milliseconds. */
export type Delivery = {
  readonly id: string;
  /** The name of its job. */
  readonly job: string;
  readonly state: DeliveryState;
  /** Whom it is for or about, where its data says so. */
  readonly to: string | null;
  /** What of its kind it is: a mail's template, say. */
  readonly what: string | null;
  readonly attempts: number;
  readonly addedAt: number;
  /** Null when there is no next attempt. */
  readonly nextAt: number | null;
  readonly endedAt: number | null;
  readonly lastError: string | null;
};

/** What to list. `owed` is everything that has not arrived. */
export const DeliveryFilter = z.strictObject({
  state: z.enum([...deliveryStates, 'owed']).default('owed'),
  /** The name of a job. */
  job: z.string().max(60).optional(),
  /** `internal`: work that takes nothing to anybody outside. */
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

/** A page of what was asked for, the newest first, out of `total`; `counts` is of everything. */
export type DeliveryList = {
  readonly deliveries: readonly Delivery[];
  readonly total: number;
  readonly counts: readonly DeliveryCount[];
};
