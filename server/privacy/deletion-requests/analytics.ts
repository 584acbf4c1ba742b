import type { AnalyticsPort } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';

export type AnalyticsDeletionDeps = { readonly db: Db; readonly analytics: Pick<AnalyticsPort, 'deleteDevices'> | undefined };

/** The request keeps the devices until this job is done, because the erasure removes them everywhere else. */
export function analyticsDeletionJobs({ db, analytics }: AnalyticsDeletionDeps): Pick<Handlers, 'analytics-deletion'> {
  return {
    async 'analytics-deletion'({ email }) {
      for (const { id, analytics_devices: devices } of await findRequests(db, email)) {
        if (!analytics || !devices?.length) continue;
        const outcome = await analytics.deleteDevices(devices);
        assertDelivered(outcome);
        if (outcome.ok) await saveDue(db, id, outcome.due);
      }
    },
  };
}

async function findRequests(db: Db, email: string) {
  return db
    .selectFrom('deletion_requests')
    .select(['id', 'analytics_devices'])
    .where('email', '=', email)
    .where('analytics_devices', 'is not', null)
    .execute();
}

async function saveDue(db: Db, id: string, due: Date): Promise<void> {
  await db.updateTable('deletion_requests').set({ analytics_due: due, analytics_devices: null }).where('id', '=', id).execute();
}
