import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import type { CampaignReport } from '../../../core/api/operator/campaigns.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { count, share } from '../parts/format.ts';
import type { MoneyFormat } from '../parts/report-currency.ts';
import type { Column } from '../parts/table.tsx';
import { Trend } from '../parts/trend.tsx';
import { type ComparedRow, LEVELS, type Level } from './level.ts';

/** What ads cost is known in dollars alone. */
export function columnsOf(
  { visitors }: CampaignReport,
  level: Level,
  { currency, money }: MoneyFormat,
): readonly Column<ComparedRow>[] {
  const { columns } = copy;
  const visitorsOf = ({ source }: ComparedRow) => visitors.find((counted) => counted.source === source)?.visitors ?? 0;
  const names: readonly Column<ComparedRow>[] = [
    { id: 'source', title: columns.name, cell: ({ source }) => source },
    { id: 'campaign', title: columns.campaign, cell: ({ campaign }) => campaign || copy.unnamed },
    { id: 'ad', title: columns.ad, cell: ({ ad }) => ad || copy.unnamed },
  ];
  const figure = (id: keyof typeof columns, cell: Column<ComparedRow>['cell']) => ({
    id,
    title: columns[id],
    figure: true,
    cell,
  });
  return [
    ...names.slice(0, LEVELS.indexOf(level) + 1),
    ...(level === 'source' ? [figure('visitors', (row) => count(visitorsOf(row)))] : []),
    figure('checkouts', (row) => count(row.checkouts)),
    figure('conversion', (row) => share(row.paid, row.checkouts)),
    figure('orders', (row) => count(row.orders)),
    figure('gross', (row) => money(row.gross)),
    figure('change', ({ gross, before }) => (
      <Trend now={gross} before={before} better="more" format={money} words={copy.changes} />
    )),
    figure('net', (row) => money(row.net)),
    ...(currency === CURRENCY
      ? [
          figure('cost', (row) => money(row.cost)),
          figure('perOrder', ({ cost, orders }) => (cost === 0 || orders === 0 ? '–' : money(Math.round(cost / orders)))),
          figure('payback', ({ earned, cost }) => share(earned, cost)),
        ]
      : []),
  ];
}
