import { type RawBuilder, sql } from 'kysely';
import type { DeliveryState } from '../../../core/api/operator/deliveries.ts';

/** The state of a row `j` of the queue, in our words. */
export const stateOf: RawBuilder<DeliveryState> = sql`
  case
    when j.state < 'active' and j.blocked then 'waiting'
    when j.state = 'created' then 'queued'
    when j.state = 'retry' then 'retrying'
    when j.state = 'active' then 'working'
    when j.state = 'completed' then 'done'
    else 'given-up'
  end`;

/** What has not arrived: in the words of the queue, so that an index can find it. */
export const isPending = sql<boolean>`j.state <> 'completed'`;
