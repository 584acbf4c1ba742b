import type { AnalyticsPort } from '../../../adapters/amplitude/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { mustArrive } from '../../platform/jobs/arrive.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { oweNewEvents } from './owe.ts';
import { findForwarded, forgetPlace } from './store.ts';

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
    'forward-events': () => (analytics ? oweNewEvents(db, queue) : forgetPlace(db)),
    async 'events-batch'({ after, upTo }) {
      const events = await findForwarded(db, after, upTo);
      if (analytics && events.length > 0) mustArrive(await analytics.forward(events));
    },
  };
}
