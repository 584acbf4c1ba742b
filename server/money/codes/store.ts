import { type Insertable, type Selectable, sql } from 'kysely';
import type { CodeRule } from '../../../core/checkout/code.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { SESSION_LIFE_MS } from '../checkout-attempts/store.ts';

export type CodeRow = Selectable<Database['codes']>;

/** False when there is one of this name, which may have ended. */
export async function addCode(tx: Db, code: Insertable<Database['codes']>): Promise<boolean> {
  const added = await tx
    .insertInto('codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return added !== undefined;
}

/** False for one that has ended or is not there. */
export async function endCode(tx: Db, name: string, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('codes')
    .set({ ends_at: at })
    .where('name', '=', name)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .returning('name')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Undefined for every code that cannot be used now, whatever the reason. An order counts as a use, and so does a payment page of
 * another browser while it is open. The same statement counts for a name that is no code.
 */
export async function findUsableCode(db: Db, name: string, visitorId: string, now: Date): Promise<CodeRule | undefined> {
  const openSince = new Date(now.getTime() - SESSION_LIFE_MS);
  const { rows } = await sql<CodeRow & { readonly uses: number }>`
    select c.*, u.orders + u.pages as uses
    from (select ${name}::text as name) n
    left join codes c on c.name = n.name
    cross join lateral (select
      (select count(*)::int from checkout_attempts a join subscriptions s on s.attempt_id = a.id
        where a.code = n.name and s.duplicate_of is null) as orders,
      (select count(distinct a.visitor_id)::int from checkout_attempts a
        where a.code = n.name and a.status = 'open' and a.visitor_id <> ${visitorId}
          and (a.created_at > ${openSince} or a.processing_at is not null)) as pages) u`.execute(db);
  const [row] = rows;
  const isUsable =
    row?.name &&
    row.begins_at <= now &&
    (!row.ends_at || row.ends_at > now) &&
    row.uses < (row.max_uses ?? Number.POSITIVE_INFINITY);
  return isUsable ? ruleOf(row) : undefined;
}

/** Two orders wait for each other, so that the last use of a code is one. */
export async function lockUsableCode(tx: Db, name: string, visitorId: string, now: Date): Promise<CodeRule | undefined> {
  await tx.selectFrom('codes').select('name').where('name', '=', name).forUpdate().execute();
  return findUsableCode(tx, name, visitorId, now);
}

export function ruleOf({ name, percent_off, amount_off, currency, charges, plans }: CodeRow): CodeRule {
  const off = percent_off === null ? { amount: amount_off ?? 0, currency: currency ?? '' } : { percent: percent_off };
  return { name, off, charges, plans };
}
