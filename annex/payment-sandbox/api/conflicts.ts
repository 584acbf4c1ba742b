import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/** The next calls with an idempotency key that are answered as if an equal call were under way. */
export type Conflicts = { pending: number };

export function handleConflicts(api: FastifyInstance, conflicts: Conflicts): void {
  api.addHook('onRequest', async ({ method, headers }) => {
    const key = headers['idempotency-key'];
    if (method !== 'POST' || key === undefined || conflicts.pending === 0) return;
    conflicts.pending -= 1;
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${String(key)}. Please try again later.`;
    throw new ApiError(409, message, { code: 'idempotency_key_in_use' }, 'idempotency_error');
  });
}
