import { type RawBuilder, sql } from 'kysely';
import type { DeliveryState } from '../../../core/api/operator/deliveries.ts';

export const stateOf: RawBuilder<DeliveryState> = sql`
  case
    when j.state < 'active' and j.blocked then 'waiting'
    when j.state = 'created' then 'queued'
    when j.state = 'retry' then 'retrying'
    when j.state = 'active' then 'working'
    when j.state = 'completed' then 'done'
    else 'given-up'
  end`;

/** In the queue's own words, so that an index applies. */
export const isPending = sql<boolean>`j.state <> 'completed'`;
