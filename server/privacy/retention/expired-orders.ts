import { sql } from 'kysely';
import { countRemovedCheckouts } from '../../money/checkout-attempts/removed-counts.ts';
import type { Db } from '../../platform/db/client.ts';
import { ordersRetainedUntil } from '../erasure/order-retention.ts';
import { isOneOf } from '../erasure/person.ts';

/** The shortest legal retention of an order. */
const MIN_RETENTION = sql`interval '1 year'`;
const BATCH_SIZE = 100;

export async function removeExpiredOrders(db: Db, now: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from subscriptions where ended_at < ${now}::timestamptz - ${MIN_RETENTION} and id > ${after}
      order by id limit ${BATCH_SIZE}`.execute(db);
    for (const { id } of rows) {
      const until = await ordersRetainedUntil(db, [id]);
      if (!until || until > now) continue;
      await db.transaction().execute((tx) => removeOrder(tx, id));
      removed++;
    }
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return removed;
    after = last.id;
  }
}

async function removeOrder(tx: Db, id: string): Promise<void> {
  const { rows } = await sql<{ attempt_id: string | null }>`select attempt_id from subscriptions where id = ${id}`.execute(tx);
  const attempts = rows.flatMap(({ attempt_id }) => attempt_id ?? []);
  await tx.updateTable('subscriptions').set({ duplicate_of: null }).where('duplicate_of', '=', id).execute();
  await tx.updateTable('subscription_movements').set({ subscription_id: null }).where('subscription_id', '=', id).execute();
  await tx.deleteFrom('account_links').where('subscription_id', '=', id).execute();
  await tx.deleteFrom('subscription_requests').where('subscription_id', '=', id).execute();
  await tx.deleteFrom('payments').where('subscription_id', '=', id).execute();
  await tx.deleteFrom('subscriptions').where('id', '=', id).execute();
  await tx.deleteFrom('submissions').where(isOneOf('idempotency_key', attempts)).execute();
  await tx.deleteFrom('consent_records').where(isOneOf('attempt_id', attempts)).execute();
  await countRemovedCheckouts(tx, attempts);
  await tx.deleteFrom('checkout_attempts').where(isOneOf('id', attempts)).execute();
}
