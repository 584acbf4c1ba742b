import { frameCopy } from '../../../content/operator/frame.ts';
import { overviewCopy } from '../../../content/operator/overview.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { weekdayOf } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Chart } from '../parts/chart.tsx';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { type Column, Table } from '../parts/table.tsx';
import { type ComparedHour, comparedHours } from './compared-hours.ts';
import styles from './hours.module.css';

const { hours: copy } = overviewCopy;

const LINES = { before: { colour: 'ink-soft', look: 'dashes' }, today: { colour: 'rose', look: 'line' } } as const;

export function Hours({ report, zone }: { report: MorningReport; zone: string }) {
  const weekday = weekdayOf(report.day);
  const words = (sentence: string) => fill(sentence, { weekday, zone });
  const inCurrency = (amount: number) => money(amount, report.currency);
  const hours = comparedHours(report, zone);
  const columns: readonly Column<ComparedHour>[] = [
    { id: 'hour', title: copy.hour, cell: ({ time }) => time },
    ...(['grossToday', 'grossBefore', 'visitorsToday', 'visitorsBefore'] as const).map((id) => ({
      id,
      title: words(copy[id]),
      figure: true,
      cell: (hour: ComparedHour) => shown(hour[id], id.startsWith('gross') ? inCurrency : count),
    })),
  ];
  const places = hours.map(({ time }) => time);
  return (
    <Panel title={words(copy.title)} note={words(copy.note)}>
      <div className={styles.charts}>
        <Chart
          label={words(copy.revenue)}
          places={places}
          format={(amount) => inCurrency(amount).replace(/\.00$/, '')}
          series={[
            series(
              'before',
              words(copy.grossBefore),
              hours.map(({ grossBefore }) => grossBefore),
            ),
            series(
              'today',
              copy.grossToday,
              hours.map(({ grossToday }) => grossToday),
            ),
          ]}
        />
        <Chart
          label={words(copy.visitors)}
          places={places}
          format={count}
          series={[
            series(
              'before',
              words(copy.visitorsBefore),
              hours.map(({ visitorsBefore }) => visitorsBefore),
            ),
            series(
              'today',
              copy.visitorsToday,
              hours.map(({ visitorsToday }) => visitorsToday),
            ),
          ]}
        />
      </div>
      <details className={proseStyles.numbers}>
        <summary>{frameCopy.table}</summary>
        <Table label={words(copy.title)} columns={columns} rows={hours} keyOf={(_, index) => index} />
      </details>
    </Panel>
  );
}

function series(id: keyof typeof LINES, label: string, values: readonly (number | null)[]) {
  return { id, label, values, ...LINES[id] };
}

function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}
