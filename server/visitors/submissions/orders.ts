import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

/** The attempt to pay that answers belong to. */
export type SubmissionOrder = Pick<Selectable<Database['checkout_attempts']>, 'id' | 'email' | 'visitor_id'>;

/** What submissions ask about orders; `server/app.ts` gives it. */
export type Orders = {
  readonly findAttemptOfSession: (db: Db, sessionId: string) => Promise<SubmissionOrder | undefined>;
  /** Lets nobody else write about this buyer before the transaction ends. */
  readonly lockBuyer: (tx: Db, email: string) => Promise<void>;
  readonly isPaidFor: (tx: Db, attemptId: string) => Promise<boolean>;
};
