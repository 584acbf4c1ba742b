import { sql } from 'kysely';
import type { LiveCount } from '../../../core/claims/claim.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';

/** Each person counts once; a refunded purchase does not count. */
export async function countPeople(db: Db, now: Date): Promise<Readonly<Record<LiveCount, number>>> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS);
  const { rows } = await sql<Record<LiveCount, string>>`
    select count(distinct email) filter (where paid_at > ${hourAgo}) as "buyersLastHour",
      count(distinct email) filter (where paid_at > ${dayAgo}) as "buyersLastDay",
      count(distinct email) as "buyers",
      (select count(*) from leads) as "leads"
    from payments join subscriptions on subscriptions.id = payments.subscription_id
    where payments.reason = 'first' and payments.status = 'paid' and amount_paid > 0 and amount_refunded = 0
      and paid_at <= ${now} and duplicate_of is null and not upsell`.execute(db);
  const [counted] = rows;
  return {
    buyersLastHour: Number(counted?.buyersLastHour ?? 0),
    buyersLastDay: Number(counted?.buyersLastDay ?? 0),
    buyers: Number(counted?.buyers ?? 0),
    leads: Number(counted?.leads ?? 0),
  };
}
