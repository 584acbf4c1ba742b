import type { Selectable } from 'kysely';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

type ConsentingLead = Selectable<Database['leads']>;

/** Includes leads that unsubscribed later, and those whose address nobody has confirmed. */
export async function findConsentingLead(db: Db, email: string): Promise<ConsentingLead | undefined> {
  return db.selectFrom('leads').selectAll().where('email', '=', email).where('consented_at', 'is not', null).executeTakeFirst();
}

export async function runningPlan(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('plan_id')
    .where('email', '=', email)
    .where('status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row?.plan_id;
}

export async function hasBought(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/** Undefined for an unknown token and for a repeated request. */
export async function unsubscribe(tx: Db, token: string, at: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('leads')
    .set({ unsubscribed_at: at })
    .where('unsubscribe_token', '=', token)
    .where('unsubscribed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** True for a lead that had not left before. */
export async function unsubscribeAddress(tx: Db, email: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('leads')
    .set({ unsubscribed_at: at })
    .where('email', '=', email)
    .where('unsubscribed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

/** False after an earlier reminder. */
export async function markReminded(tx: Db, email: string, at: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('leads')
    .set({ reminded_at: at })
    .where('email', '=', email)
    .where('reminded_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return marked !== undefined;
}
