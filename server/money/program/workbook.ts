import { sql } from 'kysely';
import type { Workbook } from '../../../core/api/program.ts';
import type { Db } from '../../platform/db/client.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, findRequests, lockBuyer, type SubscriptionRow } from '../subscriptions/store.ts';

/** Who is signed in, and the orders that the browser opens. */
export type WorkbookOwner = { readonly email: string | undefined; readonly attempts: readonly string[] };

export async function findWorkbook(db: Db, owner: WorkbookOwner, now: Date): Promise<Workbook | undefined> {
  const order = await findOpenOrder(db, owner, now);
  return order && { orderId: order.id, opened: order.opened_at !== null };
}

/** The first time counts. False where it is not the asker's. A withdrawal of the same moment waits for it, or the other way round. */
export async function openWorkbook(db: Db, owner: WorkbookOwner, orderId: string, now: Date): Promise<boolean> {
  const order = await findOpenOrder(db, owner, now);
  if (order?.id !== orderId) return false;
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, order.email);
    if ((await findRequests(tx, orderId)).some(({ kind }) => kind === 'withdraw')) return false;
    await tx
      .updateTable('subscriptions')
      .set({ opened_at: now })
      .where('id', '=', orderId)
      .where('opened_at', 'is', null)
      .execute();
    return true;
  });
}

async function findOpenOrder(db: Db, { email, attempts }: WorkbookOwner, now: Date): Promise<SubscriptionRow | undefined> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .selectAll('subscriptions')
    .where('upsell', '=', true)
    .where((order) =>
      order.or([order('subscriptions.email', '=', email ?? null), sql<boolean>`upsell_of = any(${[...attempts]}::text[])`]),
    )
    .orderBy('started_at', 'desc')
    .execute();
  for (const row of rows) if (accessTo(row, await findPayments(db, row.id), now).given) return row;
  return undefined;
}
