import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import type { RevenueReport, RevenueTotals } from '../../../core/api/operator/revenue.ts';
import { daysIn, type Period, WEEK_DAYS } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Figures } from '../parts/figures.tsx';
import { count, moment, share } from '../parts/format.ts';
import { useMoney } from '../parts/report-currency.ts';
import { Trend } from '../parts/trend.tsx';

const AMOUNTS = [
  { id: 'gross', better: 'more' },
  { id: 'net', better: 'more' },
  { id: 'intro', better: 'more' },
  { id: 'renewals', better: 'more' },
  { id: 'refunded', better: 'less' },
  { id: 'lost', better: 'less' },
  { id: 'tax', better: undefined },
] as const;

/** Orders. */
const FEWEST = 10;

export function Totals({ report, period }: { report: RevenueReport; period: Period }) {
  const { money } = useMoney();
  const { totals, before, checkouts, balance } = report;
  const { figures } = copy;
  const days = daysIn(period);
  const words = days < WEEK_DAYS ? copy.weekTrend : copy.trend;
  const trend = (id: keyof RevenueTotals, better: 'more' | 'less' | undefined, format: (value: number) => string) => (
    <Trend
      now={totals[id]}
      before={before[id]}
      better={better}
      format={format}
      words={words}
      values={{ days: String(days) }}
      {...(format === count && { fewest: FEWEST })}
    />
  );
  const [gross, net, ...amounts] = AMOUNTS.map(({ id, better }) => ({
    id,
    label: figures[id],
    value: money(totals[id]),
    note: trend(id, better, money),
  }));
  const until = balance.span?.until ?? null;
  return (
    <Figures
      figures={[
        ...[gross, net].flatMap((figure) => figure ?? []),
        { id: 'orders', label: figures.orders, value: count(totals.orders), note: trend('orders', 'more', count) },
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
          note: trend('failedRenewals', 'less', count),
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
