import { PROMISED_RETENTION } from '../../core/privacy/retention.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { retentionJobs } from '../../server/privacy/retention/retention.ts';

/** A new database has no queue yet, and so nothing of it to remove. */
const RETENTION = { ...PROMISED_RETENTION, operational: undefined };

/** As every night, so that nothing is gone after the first start. */
export async function removeExpired(db: Db, until: Date): Promise<void> {
  const queue = { add: async () => undefined };
  // The reports are looked at before an autovacuum comes.
  const jobs = retentionJobs({ db, queue, retention: RETENTION, embedded: true, report: () => undefined, now: () => until });
  await jobs.retention({}, { id: '', attempt: 1 });
}
