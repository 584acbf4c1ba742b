import type { AnalyticsPort } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { deleteCursor } from './cursor.ts';
import { enqueueNewEvents } from './enqueue.ts';
import { findErased, findForwarded } from './store.ts';

export type ForwardingJobDeps = {
  readonly db: Db;
  readonly queue: Queue;
  readonly analytics: Omit<AnalyticsPort, 'try'> | undefined;
};

export function forwardingJobs({ db, queue, analytics }: ForwardingJobDeps): Pick<Handlers, 'forward-events' | 'events-batch'> {
  return {
    /** Without the service the cursor is deleted, so a later start forwards only new events. */
    'forward-events': () => (analytics ? enqueueNewEvents(db, queue, analytics.maxEvents) : deleteCursor(db)),
    async 'events-batch'(range) {
      const events = await findForwarded(db, range);
      if (!analytics || events.length === 0) return;
      const outcome = await analytics.forward(events);
      // The deletion of a person may have overtaken their events on the way.
      const erased = await findErased(db, range, new Set(events.map(({ deviceId }) => deviceId)));
      if (erased.length > 0) assertDelivered(await analytics.deleteDevices(erased));
      assertDelivered(outcome);
    },
  };
}
