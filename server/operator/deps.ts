import type { Db } from '../platform/db/client.ts';

export type OperatorDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly now: () => Date;
};
