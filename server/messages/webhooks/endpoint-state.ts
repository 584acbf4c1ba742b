import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EndpointRow } from './endpoints.ts';

/** `gone`: it answered 410. `failing`: nothing arrived for days. */
export type DisabledBy = NonNullable<EndpointRow['disabled_by']>;

/** False where nothing changed. */
export async function pauseEndpoint(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ paused_at: now })
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it was disabled before, so that the operator is told once. */
export async function disableEndpoint(tx: Db, id: string, by: DisabledBy, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now, disabled_by: by })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns since when it got nothing; undefined for one that was not stopped. */
export async function resumeEndpoint(tx: Db, id: string): Promise<Date | undefined> {
  const row = await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || (row.paused_at === null && row.disabled_at === null)) return undefined;
  const missed = row.disabled_at && (await oldestMissed(tx, id, row.failing_since ?? row.disabled_at));
  const active = { paused_at: null, disabled_at: null, disabled_by: null, failing_since: null, failures: 0 };
  await tx.updateTable('webhook_endpoints').set(active).where('id', '=', id).execute();
  return new Date(Math.min(...[row.paused_at, row.disabled_at, missed].flatMap((at) => at?.getTime() ?? [])));
}

/** For the answers that crossed the one that disabled an endpoint. */
const CROSSING_MS = MINUTE_MS;

/** When the oldest event happened that was refused since then. It is older than the refusal. */
async function oldestMissed(tx: Db, id: string, since: Date): Promise<Date | undefined> {
  const oldest = await tx
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_events', 'webhook_events.id', 'event_id')
    .where('endpoint_id', '=', id)
    .where('at', '>=', new Date(since.getTime() - CROSSING_MS))
    .where('ok', '=', false)
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.created_at;
}
