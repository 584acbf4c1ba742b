import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { daysIn, type Period } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Figures } from '../parts/figures.tsx';
import { count, share } from '../parts/format.ts';

export function Totals({ report, period }: { report: RevenueReport; period: Period }) {
  const { totals, before, checkouts } = report;
  const { figures } = copy;
  const compared = (now: number, then: number) => comparison(now, then, daysIn(period));
  const all = ({ intro, renewals, changes }: RevenueReport['totals']) => intro + renewals + changes;
  return (
    <Figures
      figures={[
        { id: 'revenue', label: figures.revenue, value: money(all(totals)), note: compared(all(totals), all(before)) },
        { id: 'orders', label: figures.orders, value: count(totals.orders), note: compared(totals.orders, before.orders) },
        { id: 'intro', label: figures.intro, value: money(totals.intro), note: compared(totals.intro, before.intro) },
        {
          id: 'renewals',
          label: figures.renewals,
          value: money(totals.renewals),
          note: compared(totals.renewals, before.renewals),
        },
        {
          id: 'refunded',
          label: figures.refunded,
          value: money(totals.refunded),
          note: compared(totals.refunded, before.refunded),
        },
        {
          id: 'disputes',
          label: figures.disputes,
          value: count(totals.disputes),
          note: fill(copy.disputed, { amount: money(totals.disputed) }),
        },
        {
          id: 'failed',
          label: figures.failed,
          value: count(totals.failedRenewals),
          note: compared(totals.failedRenewals, before.failedRenewals),
        },
        {
          id: 'acceptance',
          label: figures.acceptance,
          value: share(checkouts.paid, checkouts.begun),
          note: fill(copy.ofBegun, { paid: count(checkouts.paid), begun: count(checkouts.begun) }),
        },
      ]}
    />
  );
}

function comparison(now: number, then: number, days: number): string {
  if (then === 0) return fill(copy.none, { days: String(days) });
  if (now === then) return fill(copy.same, { days: String(days) });
  const change = `${now > then ? '+' : '−'}${share(Math.abs(now - then), then)}`;
  return fill(copy.before, { change, days: String(days) });
}
