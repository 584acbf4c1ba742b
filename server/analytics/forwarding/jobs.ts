import type { AnalyticsPort } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { enqueueNewEvents } from './enqueue.ts';
import { deleteCursor, findForwarded } from './store.ts';

export type ForwardingJobDeps = {
  readonly db: Db;
  readonly queue: Queue;
  /** Undefined: nobody else counts. */
  readonly analytics: AnalyticsPort | undefined;
};

/** Gives another service the events of visitors who agreed to statistics, in the order and the numbers in which they came. */
export function forwardingJobs({ db, queue, analytics }: ForwardingJobDeps): Pick<Handlers, 'forward-events' | 'events-batch'> {
  return {
    /** Whoever switches it on gets what happens from then on. */
    'forward-events': () => (analytics ? enqueueNewEvents(db, queue) : deleteCursor(db)),
    async 'events-batch'({ after, upTo }) {
      const events = await findForwarded(db, after, upTo);
      if (analytics && events.length > 0) assertDelivered(await analytics.forward(events));
    },
  };
}
