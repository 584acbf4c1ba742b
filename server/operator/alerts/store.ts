import type { Selectable } from 'kysely';
import type { AlertFacts, AlertKey } from '../../../core/alerts/limits.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type AlertRow = Selectable<Database['alerts']>;

/** Undefined where the alert is open already. */
export async function openAlert(tx: Db, rule: AlertKey, facts: AlertFacts, now: Date): Promise<AlertRow | undefined> {
  const opened = await tx
    .insertInto('alerts')
    .values({ rule, facts: JSON.stringify(facts), opened_at: now })
    .onConflict((conflict) => conflict.column('rule').where('closed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened) return opened;
  await openAlerts(tx, rule).set({ fine_since: null }).execute();
  return undefined;
}

/** Closes the alert once its figure has been fine since `calmBefore`; undefined until then. */
export async function resolveAlert(tx: Db, rule: AlertKey, calmBefore: Date, now: Date): Promise<AlertRow | undefined> {
  await openAlerts(tx, rule).where('fine_since', 'is', null).set({ fine_since: now }).execute();
  return openAlerts(tx, rule).where('fine_since', '<=', calmBefore).set({ closed_at: now }).returningAll().executeTakeFirst();
}

function openAlerts(tx: Db, rule: AlertKey) {
  return tx.updateTable('alerts').where('rule', '=', rule).where('closed_at', 'is', null);
}

/** Oldest first. */
export async function listOpenAlerts(db: Db): Promise<readonly AlertRow[]> {
  return db.selectFrom('alerts').selectAll().where('closed_at', 'is', null).orderBy('opened_at').orderBy('rule').execute();
}

/** Newest first. */
export async function listPastAlerts(db: Db, limit: number): Promise<readonly AlertRow[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
