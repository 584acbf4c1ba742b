import { cardsCopy } from '../../../content/operator/cards.ts';
import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, moment, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { checkouts: copy, since } = revenueCopy;

export function Checkouts({ checkouts }: Pick<RevenueReport, 'checkouts'>) {
  const { begun, paid, left, open, reasons, span } = checkouts;
  const rows = [
    { id: 'paid', what: copy.paid, checkouts: paid },
    ...reasons.map(({ reason, count }) => ({
      id: reason,
      what: fill(copy.because, { reason: cardsCopy.reasons[reason] ?? reason }),
      checkouts: count,
    })),
    { id: 'left', what: copy.left, checkouts: left },
    { id: 'open', what: copy.open, checkouts: open },
  ];
  return (
    <Panel title={copy.title} note={span ? fill(since, { time: moment(span.since) }) : undefined}>
      {begun === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { id: 'what', title: copy.what, cell: ({ what }) => what },
            { id: 'count', title: copy.count, figure: true, cell: (row) => count(row.checkouts) },
            { id: 'share', title: copy.share, figure: true, cell: (row) => share(row.checkouts, begun) },
          ]}
        />
      )}
    </Panel>
  );
}
