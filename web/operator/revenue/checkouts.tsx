import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { count, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { checkouts: copy } = revenueCopy;
const OUTCOMES = ['paid', 'failed', 'left', 'open'] as const;

export function Checkouts({ checkouts }: Pick<RevenueReport, 'checkouts'>) {
  return (
    <Panel title={copy.title}>
      {checkouts.begun === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={OUTCOMES}
          keyOf={(outcome) => outcome}
          columns={[
            { id: 'what', title: copy.what, cell: (outcome) => copy[outcome] },
            { id: 'count', title: copy.count, figure: true, cell: (outcome) => count(checkouts[outcome]) },
            { id: 'share', title: copy.share, figure: true, cell: (outcome) => share(checkouts[outcome], checkouts.begun) },
          ]}
        />
      )}
    </Panel>
  );
}
