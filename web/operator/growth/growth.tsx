import { useQuery } from '@tanstack/react-query';
import { frameCopy } from '../../../content/operator/frame.ts';
import { growthCopy as copy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { decimal, money } from '../../../core/presentation/money.ts';
import { Chart } from '../parts/chart.tsx';
import { CsvButton } from '../parts/csv.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { Figures } from '../parts/figures.tsx';
import { count, moment, placeName, ratio, share, shortPlaceName } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import styles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Trend } from '../parts/trend.tsx';
import { type SelectedPeriod, usePeriod } from '../parts/use-period.ts';
import { ActivationByPlan, activationFigures } from './activation.tsx';
import { ChurnByPlan } from './churn.tsx';
import { Lifetimes } from './lifetimes.tsx';
import { growthQuery } from './queries.ts';

export function GrowthPage() {
  const choice = usePeriod();
  const growth = useQuery(growthQuery(choice.chosen));
  return (
    <>
      <PeriodPicker choice={choice} />
      <QueryContent query={growth}>
        {(report) => (
          <>
            <Totals report={report} />
            <Definitions title={copy.meaning} meanings={copy.definitions} />
            <OverTime report={report} period={choice.chosen} />
            <ChurnByPlan churn={report.churn} />
            <ActivationByPlan activation={report.activation} />
            <Lifetimes lifetimes={report.lifetimes} />
          </>
        )}
      </QueryContent>
    </>
  );
}

const KINDS = ['new', 'expansion', 'contraction', 'churned'] as const;
const BETTER = { new: 'more', expansion: 'more', contraction: 'less', churned: 'less' } as const;

function Totals({ report: { monthly, running, cancelled, movements, payments, activation, before } }: { report: GrowthReport }) {
  const { figures } = copy;
  const notes = {
    new: fill(copy.started, { count: count(movements.started) }),
    churned: fill(copy.ended, { count: count(movements.ended) }),
  };
  const rate = (of: 'refunded' | 'disputed') => ({
    value: share(payments[of], payments.all),
    note: (
      <>
        <span>{fill(copy.ofPayments, { part: count(payments[of]), all: count(payments.all) })}</span>
        {payments.all > 0 && before.payments.all > 0 && (
          <Trend
            now={payments[of] / payments.all}
            before={before.payments[of] / before.payments.all}
            better="less"
            format={ratio}
          />
        )}
      </>
    ),
  });
  const each = running === 0 ? '–' : money(Math.round(monthly / running));
  return (
    <Figures
      figures={[
        { id: 'monthly', label: figures.monthly, value: money(monthly), note: copy.now },
        { id: 'running', label: figures.running, value: count(running), note: copy.now },
        { id: 'each', label: figures.perSubscription, value: each, note: copy.now },
        {
          id: 'cancelled',
          label: figures.cancelled,
          value: money(cancelled.monthly),
          note: fill(copy.cancelledNote, { count: count(cancelled.subscriptions) }),
        },
        ...KINDS.map((id) => ({
          id,
          label: figures[id],
          value: money(movements[id]),
          note: (
            <>
              {(id === 'new' || id === 'churned') && <span>{notes[id]}</span>}
              {before.movements && (
                // How much was lost, whatever its sign.
                <Trend now={Math.abs(movements[id])} before={Math.abs(before.movements[id])} better={BETTER[id]} format={money} />
              )}
            </>
          ),
        })),
        ...activationFigures(activation),
        { id: 'refunds', label: figures.refundRate, ...rate('refunded') },
        { id: 'disputes', label: figures.disputeRate, ...rate('disputed') },
      ]}
    />
  );
}

type Bucket = GrowthReport['series'][number];

function OverTime({ report: { series, span }, period: { unit, from, to } }: { report: GrowthReport; period: SelectedPeriod }) {
  const { chart, figures } = copy;
  const columns: readonly Column<Bucket>[] = [
    { id: 'bucket', title: chart[unit], cell: ({ bucket }) => placeName(bucket, unit) },
    ...KINDS.map((id) => ({ id, title: figures[id], figure: true, cell: (row: Bucket) => money(row[id]) })),
    { id: 'monthly', title: chart.monthly, figure: true, cell: ({ monthly }) => money(monthly) },
  ];
  const csv = () => [
    columns.map(({ title }) => title),
    ...series.map((row) => [row.bucket, ...KINDS.map((id) => decimal(row[id])), decimal(row.monthly)]),
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
