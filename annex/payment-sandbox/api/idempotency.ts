import { createHash } from 'node:crypto';
import type { Db } from '../../../server/platform/db/client.ts';
import { ApiError } from './errors.ts';

type IdempotentCall = { readonly path: string; readonly params: unknown; readonly idempotencyKey: string | undefined };
type Answer = { readonly status: number; readonly body: Record<string, unknown> };
type IdempotentAnswer = Answer & { readonly replayed: boolean };

/** The same call under one key gets the same answer; a different call is refused. */
export async function runOnce(db: Db, call: IdempotentCall, act: (tx: Db) => Promise<Answer>): Promise<IdempotentAnswer> {
  const { idempotencyKey } = call;
  return db.transaction().execute(async (tx) => {
    if (idempotencyKey === undefined) return { ...(await act(tx)), replayed: false };
    const digest = createHash('sha256')
      .update(JSON.stringify([call.path, call.params]))
      .digest('hex');
    const inserted = await tx
      .insertInto('sandbox_requests')
      .values({ idempotency_key: idempotencyKey, digest, status: 200, body: '{}' })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    if (!inserted) return { ...(await earlierAnswer(tx, idempotencyKey, digest)), replayed: true };
    const { status, body } = await act(tx);
    await tx
      .updateTable('sandbox_requests')
      .set({ status, body: JSON.stringify(body) })
      .where('idempotency_key', '=', idempotencyKey)
      .execute();
    return { status, body, replayed: false };
  });
}

async function earlierAnswer(tx: Db, key: string, digest: string): Promise<Answer> {
  const earlier = await tx
    .selectFrom('sandbox_requests')
    .select(['digest', 'status', 'body'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.digest === digest) return { status: earlier.status, body: earlier.body };
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new ApiError(400, message, {}, 'idempotency_error');
}
