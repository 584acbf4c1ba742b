import { frameCopy } from '../../../content/operator/frame.ts';
import { growthCopy as copy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { MOVEMENTS } from '../../../core/subscriptions/monthly.ts';
import { Chart } from '../parts/chart.tsx';
import { CsvButton } from '../parts/csv.tsx';
import { moment, placeName, shortPlaceName } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/prose.module.css';
import { useMoney } from '../parts/report-currency.ts';
import { type Column, Table } from '../parts/table.tsx';
import type { SelectedPeriod } from '../parts/use-period.ts';

type Bucket = GrowthReport['series'][number];

export function OverTime({
  report: { series, span },
  period: { unit, from, to },
}: {
  report: GrowthReport;
  period: SelectedPeriod;
}) {
  const { decimal, money } = useMoney();
  const { chart, figures } = copy;
  const columns: readonly Column<Bucket>[] = [
    { id: 'bucket', title: chart[unit], cell: ({ bucket }) => placeName(bucket, unit) },
    ...MOVEMENTS.map((id) => ({ id, title: figures[id], figure: true, cell: (row: Bucket) => money(row[id]) })),
    { id: 'monthly', title: chart.monthly, figure: true, cell: ({ monthly }) => money(monthly) },
  ];
  const csv = () => [
    columns.map(({ title }) => title),
    ...series.map((row) => [row.bucket, ...MOVEMENTS.map((id) => decimal(row[id])), decimal(row.monthly)]),
  ];
  const note = span ? fill(copy.since, { time: moment(span.since) }) : undefined;
  return (
    <Panel title={chart.title} note={note} action={<CsvButton name={`subscribers-${from}-${to}`} rows={csv} />}>
      <Chart
        label={fill(chart.label, { unit })}
        places={series.map(({ bucket }) => placeName(bucket, unit))}
        shortPlaces={series.map(({ bucket }) => shortPlaceName(bucket, unit))}
        format={(cents) => money(cents).replace(/\.\d\d$/, '')}
        series={[
          { id: 'monthly', label: figures.monthly, values: series.map(({ monthly }) => monthly), colour: 'rose', look: 'bars' },
        ]}
      />
      <details className={styles.numbers}>
        <summary>{frameCopy.table}</summary>
        <Table label={chart.title} columns={columns} rows={series} keyOf={({ bucket }) => bucket} csv={false} />
      </details>
    </Panel>
  );
}
