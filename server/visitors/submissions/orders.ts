import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type SubmissionOrder = Pick<Selectable<Database['checkout_attempts']>, 'id' | 'email' | 'visitor_id'>;

export type Orders = {
  readonly findAttemptOfSession: (db: Db, sessionId: string) => Promise<SubmissionOrder | undefined>;
  readonly lockBuyer: (tx: Db, email: string) => Promise<void>;
  readonly isPaidFor: (tx: Db, attemptId: string) => Promise<boolean>;
};
