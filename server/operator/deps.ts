import type { Db } from '../platform/db/client.ts';

export type OperatorDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  /** Which of the embedded services have pages of their own. */
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly now: () => Date;
};
