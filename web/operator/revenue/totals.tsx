import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { daysIn, type Period } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Figures } from '../parts/figures.tsx';
import { count, moment, share } from '../parts/format.ts';

const AMOUNTS = ['gross', 'net', 'intro', 'renewals', 'refunded', 'lost', 'tax'] as const;

export function Totals({ report, period }: { report: RevenueReport; period: Period }) {
  const { totals, before, checkouts, balance } = report;
  const { figures } = copy;
  const compared = (now: number, then: number) => comparison(now, then, daysIn(period));
  const [gross, net, ...amounts] = AMOUNTS.map((id) => ({
    id,
    label: figures[id],
    value: money(totals[id]),
    note: compared(totals[id], before[id]),
  }));
  const until = balance.span?.until ?? null;
  return (
    <Figures
      figures={[
        ...[gross, net].flatMap((figure) => figure ?? []),
        { id: 'orders', label: figures.orders, value: count(totals.orders), note: compared(totals.orders, before.orders) },
        ...amounts,
        {
          id: 'fees',
          label: figures.fees,
          value: money(totals.fees),
          note: until === null ? copy.noFees : fill(copy.feesUntil, { time: moment(until) }),
        },
        {
          id: 'disputes',
          label: figures.disputes,
          value: count(totals.openDisputes),
          note: fill(copy.disputed, { amount: money(totals.atStake), count: count(totals.disputes) }),
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
  const percent = share(Math.abs(now - then), Math.abs(then));
  if (percent === share(0, then)) return fill(copy.same, { days: String(days) });
  const change = `${now > then ? '+' : '−'}${percent}`;
  return fill(copy.before, { change, days: String(days) });
}
