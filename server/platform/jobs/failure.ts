import type { FastifyBaseLogger } from 'fastify';
import type { Failure } from './queue.ts';

/** One line per attempt that failed; only the last of a job is an error, since the others are tried again. */
export function logFailure(log: FastifyBaseLogger, { error, final, ...job }: Failure): void {
  log[final ? 'error' : 'warn']({ err: error, ...job }, final ? 'a job was given up' : 'a job will be tried again');
}
