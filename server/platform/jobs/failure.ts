import type { FastifyBaseLogger } from 'fastify';
import type { Failure } from './queue.ts';

/** Only the last attempt is an error, since the others are retried. */
export function logFailure(log: FastifyBaseLogger, { error, final, ...job }: Failure): void {
  log[final ? 'error' : 'warn']({ err: error, ...job }, final ? 'a job was given up' : 'a job will be tried again');
}
