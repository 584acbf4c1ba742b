import { frameCopy } from '../../../content/operator/frame.ts';
import { overviewCopy } from '../../../content/operator/overview.ts';
import type { HourFigures, MorningReport } from '../../../core/api/operator/morning.ts';
import { weekdayOf } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { Chart } from '../parts/chart.tsx';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { type Column, Table } from '../parts/table.tsx';
import { clockTime } from './clock-words.ts';
import styles from './hours.module.css';

const { hours: copy } = overviewCopy;

type Hour = {
  readonly time: string;
  /** Null for hours of today that have not begun, and for visitors of the present one. */
  readonly grossToday: number | null;
  readonly visitorsToday: number | null;
  readonly grossBefore: number | null;
  readonly visitorsBefore: number | null;
};

const LINES = { before: { colour: 'ink-soft', look: 'dashes' }, today: { colour: 'rose', look: 'line' } } as const;

export function Hours({ report, zone }: { report: MorningReport; zone: string }) {
  const weekday = weekdayOf(report.day);
  const words = (sentence: string) => fill(sentence, { weekday, zone });
  const hours = hoursOf(report, zone);
  const columns: readonly Column<Hour>[] = [
    { id: 'hour', title: copy.hour, cell: ({ time }) => time },
    ...(['grossToday', 'grossBefore', 'visitorsToday', 'visitorsBefore'] as const).map((id) => ({
      id,
      title: words(copy[id]),
      figure: true,
      cell: (hour: Hour) => shown(hour[id], id.startsWith('gross') ? money : count),
    })),
  ];
  const places = hours.map(({ time }) => time);
  return (
    <Panel title={words(copy.title)} note={words(copy.note)}>
      <div className={styles.charts}>
        <Chart
          label={words(copy.revenue)}
          places={places}
          format={(cents) => money(cents).replace(/\.00$/, '')}
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

function hoursOf({ hours: { today, weekBefore }, day }: MorningReport, zone: string): readonly Hour[] {
  const midnight = startOfDayAt(day, zone);
  const whole = today.slice(0, -1);
  return Array.from({ length: Math.max(today.length, weekBefore.length) }, (_, index) => ({
    time: clockTime(midnight + index * HOUR_MS, zone),
    grossToday: sumUntil(today, index),
    grossBefore: sumUntil(weekBefore, index),
    visitorsToday: whole[index]?.visitors ?? null,
    visitorsBefore: weekBefore[index]?.visitors ?? null,
  }));
}

function sumUntil(hours: readonly HourFigures[], last: number): number | null {
  if (last >= hours.length) return null;
  return hours.slice(0, last + 1).reduce((sum, { gross }) => sum + gross, 0);
}

function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}
