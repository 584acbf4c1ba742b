import { sql } from 'kysely';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { disputedAmountOf, lostAmountOf } from '../../money/subscriptions/store.ts';

/**
 * Rows that add up to what paid payments brought, in cents: one of each payment, and one of each fee of its charge.
 * A payment in another currency than this one counts as one and adds nothing, and neither does a fee that was taken in another.
 * Fees are rows of their own, because adding them up by charge first takes longer than all other sums.
 */
export function netRows(currency: Currency = CURRENCY) {
  const own = (amount: string) => ownAmount(amount, currency);
  return sql`(
    select p.subscription_id, p.currency, p.paid_at, p.reason, p.dispute, p.amount_paid as gross, p.amount_refunded as refunded, l.lost,
      case when p.dispute = 'open' then ${disputedAmountOf('p')} else 0 end as at_stake, t.tax, 0 as fees, p.amount_paid - p.amount_refunded - l.lost - t.tax as net
    from (
      select subscription_id, currency, paid_at, reason, dispute, status, ${own('amount_paid')}, ${own('amount_refunded')}, ${own('tax')}, ${own('dispute_amount')} from payments
    ) p
    cross join lateral (select ${lostAmountOf('p')} as lost) l
    cross join lateral (
      select case when p.amount_refunded + l.lost = 0 then p.tax
        else p.tax - round(p.tax::numeric * (p.amount_refunded + l.lost) / greatest(p.amount_paid, 1))::integer end as tax
    ) t
    where p.status = 'paid'
    union all
    select p.subscription_id, p.currency, p.paid_at, null, null, 0, 0, 0, 0, 0, b.fee, -b.fee
    from balance_transactions b join payments p on p.charge_id = b.charge_id
    where p.status = 'paid' and b.fee <> 0 and b.currency = ${currency} and p.currency = ${currency}
  )`;
}

function ownAmount(amount: string, currency: Currency) {
  return sql`case when currency = ${currency} then ${sql.ref(amount)} else 0 end as ${sql.ref(amount)}`;
}
