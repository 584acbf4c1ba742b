import { sql } from 'kysely';
import type { PeopleList, PeopleQuery, PersonRow } from '../../../core/api/operator/people.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { lostAmountOf } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';

type Row = Omit<PersonRow, 'since'> & { readonly since: Date; readonly total: number };

export async function searchPeople(db: Db, { text, kind, offset }: PeopleQuery): Promise<PeopleList> {
  const part = `%${(parseEmail(text) ?? text.toLowerCase()).replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Row>`
    with seen as (
      select email, created_at from leads union all select email, created_at from checkout_attempts
      union all select email, created_at from subscriptions
    ), people as (
      select email, min(created_at) as since from seen
      where ${text} = '' or email like ${part} or email in (
        select s.email from subscriptions s left join payments p on p.subscription_id = s.id
        where ${text} in (s.id, s.customer_id, p.id, p.number))
      group by email
    ), page as (
      select email, since, (count(*) over ())::int as total from people
      where ${kind} = 'all' or (email not in (select email from subscriptions)) = (${kind} = 'leads')
      order by since desc, email limit ${PAGE} offset ${offset}
    )
    select email, since, total, plan_id as "planId", status, coalesce(paid, '{}') as paid from page
    left join lateral (
      select plan_id, status from subscriptions s where s.email = page.email order by upsell, started_at desc nulls last, id limit 1
    ) latest on true
    left join lateral (
      select json_object_agg(currency, kept order by currency) as paid from (
        select p.currency, sum(p.amount_paid - p.amount_refunded - ${lostAmountOf('p')})::float8 as kept
        from subscriptions s join payments p on p.subscription_id = s.id where s.email = page.email group by 1
      ) by_currency
    ) bought on true
    order by since desc, email`.execute(db);
  return { people: rows.map(({ total, since, ...row }) => ({ ...row, since: since.getTime() })), total: rows[0]?.total ?? 0 };
}
