import { isFailingForGood } from '../../../core/webhooks/failing.ts';
import type { Db } from '../../platform/db/client.ts';

/** Returns since when nothing has arrived, where this failure is one too many. */
export async function countFailure(tx: Db, id: string, at: Date): Promise<Date | undefined> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set(({ fn, eb, val }) => ({ failing_since: fn.coalesce('failing_since', val(at)), failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning(['failing_since', 'failures'])
    .executeTakeFirst();
  const since = row?.failing_since;
  return since && isFailingForGood(since, row.failures, at) ? since : undefined;
}

export async function clearFailures(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, failures: 0 })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .where('disabled_at', 'is', null)
    .execute();
}
