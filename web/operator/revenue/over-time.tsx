import { frameCopy } from '../../../content/operator/frame.ts';
import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Chart } from '../parts/chart.tsx';
import { CsvButton } from '../parts/csv.tsx';
import { placeName, shortPlaceName } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import styles from '../parts/prose.module.css';
import { useMoney } from '../parts/report-currency.ts';
import { type Column, Table } from '../parts/table.tsx';
import type { SelectedPeriod } from '../parts/use-period.ts';

type Bucket = RevenueReport['series'][number];

export function OverTime({ report: { series }, period: { unit, from, to } }: { report: RevenueReport; period: SelectedPeriod }) {
  const { decimal, money } = useMoney();
  const { chart } = copy;
  const columns: readonly Column<Bucket>[] = [
    { id: 'bucket', title: chart[unit], cell: ({ bucket }) => placeName(bucket, unit) },
    { id: 'orders', title: chart.orders, figure: true, cell: ({ orders }) => orders },
    { id: 'intro', title: chart.intro, figure: true, cell: ({ intro }) => money(intro) },
    { id: 'renewals', title: chart.renewals, figure: true, cell: ({ renewals }) => money(renewals) },
    { id: 'refunded', title: chart.refunded, figure: true, cell: ({ refunded }) => money(refunded) },
    { id: 'gross', title: chart.gross, figure: true, cell: ({ gross }) => money(gross) },
    { id: 'net', title: chart.net, figure: true, cell: ({ net }) => money(net) },
  ];
  const csv = () => [
    columns.map(({ title }) => title),
    ...series.map(({ bucket, orders, intro, renewals, refunded, gross, net }) => [
      bucket,
      orders,
      ...[intro, renewals, refunded, gross, net].map(decimal),
    ]),
  ];
  const nothing = series.every(({ orders, gross }) => orders + gross === 0);
  return (
    <Panel title={chart.title} note={chart.note} action={!nothing && <CsvButton name={`revenue-${from}-${to}`} rows={csv} />}>
      {nothing ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <>
          <Chart
            label={fill(chart.label, { unit })}
            places={series.map(({ bucket }) => placeName(bucket, unit))}
            shortPlaces={series.map(({ bucket }) => shortPlaceName(bucket, unit))}
            format={(cents) => money(cents).replace(/\.00$/, '')}
            series={[
              {
                id: 'all',
                label: chart.gross,
                values: series.map(({ gross }) => gross),
                colour: 'petal',
                look: 'bars',
              },
              { id: 'intro', label: chart.intro, values: series.map(({ intro }) => intro), colour: 'rose', look: 'bars' },
            ]}
          />
          <details className={styles.numbers}>
            <summary>{frameCopy.table}</summary>
            <Table label={chart.title} columns={columns} rows={series} keyOf={({ bucket }) => bucket} csv={false} />
          </details>
        </>
      )}
    </Panel>
  );
}
