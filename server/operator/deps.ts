import type { Db } from '../platform/db/client.ts';
import type { Reports } from '../platform/db/reports.ts';

export type OperatorDeps = {
  readonly db: Db;
  readonly reports: Reports;
  readonly publicUrl: URL;
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly now: () => Date;
};
