import { growthCopy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { count, share } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { Table } from '../parts/table.tsx';

const { endings: copy } = growthCopy;

export function Endings({ endings }: Pick<GrowthReport, 'endings'>) {
  const { money } = useMoney();
  const sum = (of: 'ended' | 'monthly') => endings.reduce((total, row) => total + row[of], 0);
  const all = sum('ended');
  return (
    <Panel title={copy.title} note={copy.note}>
      <Table
        label={copy.title}
        rows={endings}
        keyOf={({ reason }) => reason}
        columns={[
          { id: 'reason', title: copy.reason, cell: ({ reason }) => copy.reasons[reason] },
          { id: 'ended', title: copy.ended, figure: true, cell: ({ ended }) => count(ended) },
          { id: 'share', title: copy.share, figure: true, cell: ({ ended }) => share(ended, all) },
          { id: 'monthly', title: copy.monthly, figure: true, cell: ({ monthly }) => money(monthly) },
        ]}
        total={['', count(all), share(all, all), money(sum('monthly'))]}
      />
    </Panel>
  );
}
