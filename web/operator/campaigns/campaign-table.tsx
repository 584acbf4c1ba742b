import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { CampaignReport } from '../../../core/api/operator/campaigns.ts';
import { daysIn, type Period, WEEK_DAYS } from '../../../core/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { CsvButton } from '../parts/csv.tsx';
import { count, moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { type MoneyFormat, useMoney } from '../parts/report-currency.ts';
import { Table } from '../parts/table.tsx';
import type { SelectedPeriod } from '../parts/use-period.ts';
import { columnsOf } from './columns.tsx';
import { biggestDrops, type ComparedRow, compareRows, keyOf, LEVELS, type Level, UNKNOWN_SOURCE } from './level.ts';
import { UnfilledMacros } from './unfilled-macros.tsx';

type Props = { readonly report: CampaignReport; readonly level: Level; readonly period: SelectedPeriod };

/** The page stays quick with thousands of campaigns; the file has them all. */
const MAX_SHOWN = 200;

export function CampaignTable({ report, level, period }: Props) {
  const { from, to } = period;
  const rows = compareRows(report, level);
  const format = useMoney();
  const { currency, money, decimal } = format;
  const columns = columnsOf(report, level, format);
  const costs = currency === CURRENCY ? (['cost'] as const) : [];
  const csv = () => [
    [...LEVELS, 'checkouts', 'paid', 'orders', 'gross', 'net', ...costs, 'earned'],
    ...report.rows.map((row) => [
      ...LEVELS.map((id) => row[id]),
      ...[row.checkouts, row.paid, row.orders],
      ...(['gross', 'net', ...costs, 'earned'] as const).map((id) => decimal(row[id])),
    ]),
  ];
  const since = report.span ? fill(revenueCopy.since, { time: moment(report.span.since) }) : '';
  return (
    <Panel
      title={copy.title}
      note={`${copy.note} ${since}`.trim()}
      action={rows.length > 0 && <CsvButton name={`campaigns-${from}-${to}-${currency}`} rows={csv} />}
    >
      {rows.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <>
          <UnfilledMacros rows={report.rows} />
          {biggestDrops(rows).map((drop) => (
            <p key={keyOf(drop)}>{dropSentence(drop, level, period, money)}</p>
          ))}
          <Table label={copy.title} rows={rows.slice(0, MAX_SHOWN)} keyOf={keyOf} columns={columns} csv={false} />
          {rows.length > MAX_SHOWN && <p>{restSentence(rows, money)}</p>}
        </>
      )}
    </Panel>
  );
}

function restSentence(rows: readonly ComparedRow[], money: MoneyFormat['money']): string {
  const gross = rows.slice(MAX_SHOWN).reduce((sum, row) => sum + row.gross, 0);
  return fill(copy.rest, { shown: count(MAX_SHOWN), all: count(rows.length), gross: money(gross) });
}

function dropSentence(fall: ComparedRow, level: Level, period: Period, money: MoneyFormat['money']): string {
  const names = LEVELS.slice(0, LEVELS.indexOf(level) + 1).map((id) => fall[id] || copy.unnamed);
  return fill(copy.fall[fall.source === UNKNOWN_SOURCE ? 'unknown' : 'known'], {
    name: names.join(' · '),
    now: money(fall.gross),
    before: money(fall.before),
    when: copy.fall.when[daysIn(period) < WEEK_DAYS ? 'week' : 'period'],
  });
}
