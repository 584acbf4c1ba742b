import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { returns: copy } = revenueCopy;
const ROWS = [
  'withdrawals',
  'duplicates',
  'introductoryKept',
  'introductoryRefused',
  'refusedAfterReturns',
] as const satisfies readonly (keyof RevenueReport['returns'])[];

export function Returns({ returns }: Pick<RevenueReport, 'returns'>) {
  return (
    <Panel title={copy.title} note={copy.note}>
      <Table
        label={copy.title}
        rows={ROWS}
        keyOf={(row) => row}
        columns={[
          { id: 'what', title: copy.what, cell: (row) => copy[row] },
          { id: 'count', title: copy.count, figure: true, cell: (row) => count(returns[row]) },
        ]}
      />
    </Panel>
  );
}
