import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type SubmissionOrder = Pick<Selectable<Database['checkout_attempts']>, 'id' | 'email' | 'visitor_id' | 'status'>;

export type Orders = {
  readonly findAttemptOfSession: (db: Db, sessionId: string) => Promise<SubmissionOrder | undefined>;
  readonly lockBuyer: (tx: Db, email: string) => Promise<void>;
  /** The orders that the browser has paid for and still opens, by their attempts. */
  readonly openedBy: (db: Db, request: FastifyRequest, now: Date) => Promise<readonly string[]>;
  readonly isPaidFor: (tx: Db, attemptId: string) => Promise<boolean>;
};
