import { sql } from 'kysely';
import type { Retention } from '../../../core/privacy/retention.ts';
import { DAY_MS } from '../../../core/time.ts';
import { forgetAddresses } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { addMonths, dropMonths } from '../../platform/db/event-months.ts';
import { refreshStatistics } from '../../platform/db/statistics.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { saveSpan } from '../../platform/report-spans.ts';
import { findUnfinished } from '../deletion-requests/store.ts';
import { removeExpiredOrders } from './expired-orders.ts';
import { type ExpiringTable, expiringTables } from './expiring-tables.ts';

export type RetentionDeps = {
  readonly db: Db;
  readonly queue: Pick<Queue, 'add'>;
  readonly retention: Retention;
  /** It has no autovacuum, which elsewhere keeps the planner's statistics. */
  readonly embedded: boolean;
  readonly report: (removed: Readonly<Record<string, number>>) => void;
  readonly now: () => Date;
};

/** Small, so that visitors never wait long for a table. */
export const BATCH_SIZE = 500;
/** The next job removes the rest. */
const MAX_MS = 60_000;
const PAUSE_MS = 10_000;

export function retentionJobs({ db, queue, retention, embedded, report, now }: RetentionDeps): Pick<Handlers, 'retention'> {
  return {
    async retention() {
      const at = now();
      const removed: Record<string, number> = {};
      let more = false;
      await addMonths(db, at);
      if (retention.events !== undefined)
        removed['months of events'] = await dropMonths(db, new Date(at.getTime() - retention.events * DAY_MS), at);
      for (const kind of expiringTables) {
        const days = retention[kind.period] === undefined ? undefined : (kind.days ?? retention[kind.period]);
        if (days === undefined) continue;
        const before = new Date(at.getTime() - days * DAY_MS);
        const late = () => now().getTime() - at.getTime() > MAX_MS;
        const old = await removeOld(db, kind, before, late);
        removed[kind.table] = old.count;
        more ||= old.more;
      }
      if (retention.addresses !== undefined) {
        const before = new Date(at.getTime() - retention.addresses * DAY_MS);
        removed['addresses in operator_audit'] = await forgetAddresses(db, before);
      }
      removed.subscriptions = await removeExpiredOrders(db, at);
      if (embedded) await refreshStatistics(db);
      report(Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0)));
      for (const requestId of await findUnfinished(db, new Date(at.getTime() - DAY_MS)))
        await queue.add(db, 'erase', { requestId });
      if (more) await queue.add(db, 'retention', {}, { waitMs: PAUSE_MS });
    },
  };
}

async function removeOld(db: Db, kind: ExpiringTable, before: Date, late: () => boolean) {
  for (let count = 0; ; ) {
    const removed = await db.transaction().execute((tx) => removeBatch(tx, kind, before));
    count += removed;
    const more = removed === BATCH_SIZE;
    if (!more || late()) return { count, more };
  }
}

async function removeBatch(
  tx: Db,
  { table, id, age, only, first, count, shortens }: ExpiringTable,
  before: Date,
): Promise<number> {
  const key = sql.ref(id);
  const { rows } = await sql<{ key: string }>`
    select t.${key}::text as key from ${sql.table(table)} t
    where t.${sql.ref(age)} < ${before} ${only ? sql`and ${only}` : sql``}
    order by t.${sql.ref(age)} limit ${BATCH_SIZE}`.execute(tx);
  if (rows.length === 0) return 0;
  await count?.(
    tx,
    rows.map((row) => row.key),
  );
  if (shortens) await saveSpan(tx, shortens, { since: before, until: null });
  const keys = sql.val(rows.map((row) => row.key));
  if (first)
    await sql`delete from ${sql.table(first.table)} where ${sql.ref(first.column)}::text = any(${keys}::text[])`.execute(tx);
  await sql`delete from ${sql.table(table)} where ${key}::text = any(${keys}::text[])`.execute(tx);
  return rows.length;
}
