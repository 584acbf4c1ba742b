import type { Db } from '../platform/db/client.ts';
import type { Reports } from '../platform/db/reports.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

export type OperatorDeps = {
  readonly db: Db;
  readonly reports: Reports;
  readonly queue: Pick<Queue, 'add'>;
  readonly secrets: Secrets;
  readonly publicUrl: URL;
  /** The same as `publicUrl`, or a host of its own. */
  readonly operatorUrl: URL;
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly now: () => Date;
};
