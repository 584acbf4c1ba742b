import { sql } from 'kysely';
import type { ApiPerson } from '../../../../core/api/v1/rows.ts';
import { CURRENCY } from '../../../../core/plans/plan.ts';
import { lostAmountOf } from '../../../money/subscriptions/store.ts';
import type { Db } from '../../../platform/db/client.ts';
import { readKey } from '../cursor.ts';
import { agreesToMarketing } from './marketing.ts';
import { pageOf, type RowsPage } from './page.ts';

type Stored = Omit<ApiPerson, 'firstSeenAt'> & { readonly firstSeenAt: Date };

/** Each table gives its first addresses by its own index, so a page is as fast at the end as at the beginning. */
export async function readPeople(
  db: Db,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<RowsPage<ApiPerson>> {
  const after = readKey(cursor) ?? '';
  const some = limit + 1;
  const addressesIn = (table: string) =>
    sql`(select distinct email from ${sql.table(table)} where email > ${after} order by email limit ${some})`;
  const { rows } = await sql<Stored>`
    with page as (
      ${addressesIn('leads')} union ${addressesIn('checkout_attempts')} union ${addressesIn('subscriptions')} order by 1 limit ${some})
    select p.email, ${agreesToMarketing(sql.ref('p.email'))} as "marketingConsent", coalesce(bought.orders, '{}') as orders,
      coalesce((bought.kept ->> ${CURRENCY})::float8, 0) as paid, coalesce(bought.kept, '{}') as "paidByCurrency",
      least((select created_at from leads l where l.email = p.email),
        (select min(created_at) from checkout_attempts a where a.email = p.email),
        (select min(created_at) from subscriptions s where s.email = p.email)) as "firstSeenAt"
    from page p
    left join lateral (
      select array_agg(s.id order by s.created_at, s.id) as orders,
        (select json_object_agg(currency, kept order by currency) from (
          select y.currency, sum(amount_paid - amount_refunded - ${lostAmountOf('y')})::float8 as kept
          from payments y join subscriptions o on o.id = y.subscription_id where o.email = p.email group by 1) by_currency) as kept
      from subscriptions s where s.email = p.email) bought on true
    order by p.email`.execute(db);
  return pageOf(
    rows,
    limit,
    (row) => ({ ...row, firstSeenAt: row.firstSeenAt.toISOString() }),
    ({ email }) => [email],
  );
}
