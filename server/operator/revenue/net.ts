import { sql } from 'kysely';
import { CURRENCY } from '../../../core/plans/plan.ts';

/** Paid payments with what was taken off them, in cents. */
export function netPayments() {
  return sql`(
    select p.id, p.subscription_id, p.reason, p.paid_at, p.dispute, p.amount_paid as gross, p.amount_refunded as refunded, l.lost,
      t.tax, f.fees, p.amount_paid - p.amount_refunded - l.lost - t.tax - f.fees as net
    from payments p
    cross join lateral (
      select case when p.dispute = 'lost' then p.amount_paid - p.amount_refunded else 0 end as lost
    ) l
    cross join lateral (
      select p.tax - round(p.tax::numeric * (p.amount_refunded + l.lost) / greatest(p.amount_paid, 1)) as tax
    ) t
    left join (
      select charge_id, sum(fee) as fees from balance_transactions where charge_id is not null and currency = ${CURRENCY} group by 1
    ) b on b.charge_id = p.charge_id
    cross join lateral (select coalesce(b.fees, 0) as fees) f
    where p.status = 'paid'
  )`;
}
