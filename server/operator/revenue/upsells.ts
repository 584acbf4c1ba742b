import { sql } from 'kysely';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { UpsellReport } from '../../../core/api/operator/revenue.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { netRows } from './net.ts';

type Answers = Pick<UpsellReport, 'seen' | 'taken' | 'declined' | 'refused'>;
type Amounts = Omit<UpsellReport, keyof Answers>;

/** An offer counts on the day on which it was first seen, a payment on its own. */
export async function readUpsells(db: Db, { currency = CURRENCY, ...period }: MoneyQuery): Promise<UpsellReport> {
  const answers = await sql<Answers>`
    select count(*)::int as seen, (count(*) filter (where a.status = 'paid'))::int as taken,
      (count(*) filter (where u.declined_at is not null))::int as declined,
      (count(*) filter (where u.declined_at is null and a.status in ('failed', 'expired')))::int as refused
    from upsells u left join checkout_attempts a on a.id = u.attempt_id
    where u.currency = ${currency} and ${inPeriod('u.seen_at', period)}`.execute(db);
  const amounts = await sql<Amounts>`
    select (count(*) filter (where reason = 'first'))::int as payments, coalesce(sum(gross), 0)::float8 as gross,
      coalesce(sum(refunded), 0)::float8 as refunded, coalesce(sum(lost), 0)::float8 as lost, coalesce(sum(tax), 0)::float8 as tax,
      coalesce(sum(fees), 0)::float8 as fees, coalesce(sum(net), 0)::float8 as net
    from ${netRows(currency)} n join subscriptions s on s.id = n.subscription_id
    where s.upsell and n.currency = ${currency} and ${inPeriod('n.paid_at', period)}`.execute(db);
  return { ...NOTHING, ...answers.rows[0], ...amounts.rows[0] };
}

const NOTHING: UpsellReport = {
  ...{ seen: 0, taken: 0, declined: 0, refused: 0 },
  ...{ payments: 0, gross: 0, refunded: 0, lost: 0, tax: 0, fees: 0, net: 0 },
};
