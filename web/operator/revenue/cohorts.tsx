import { revenueCopy } from '../../../content/operator/revenue.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, share, shortPlaceName } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { cohorts: copy } = revenueCopy;
const AGES = [1, 2, 3, 4, 5, 6, 9, 12];

export function Cohorts({ cohorts }: Pick<RevenueReport, 'cohorts'>) {
  return (
    <Panel title={copy.title} note={copy.note}>
      {cohorts.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={cohorts}
          keyOf={({ month }) => month}
          columns={[
            { id: 'month', title: copy.month, cell: ({ month }) => shortPlaceName(`${month}-01`, 'month') },
            { id: 'started', title: copy.started, figure: true, cell: ({ started }) => count(started) },
            ...AGES.map((age) => ({
              id: String(age),
              title: fill(copy.after, { count: String(age) }),
              figure: true,
              cell: ({ started, kept }: RevenueReport['cohorts'][number]) => {
                const still = kept[age];
                return still === undefined ? '' : share(still, started);
              },
              heat: ({ started, kept }: RevenueReport['cohorts'][number]) => {
                const still = kept[age];
                return still === undefined || started === 0 ? undefined : still / started;
              },
              heatTone: 'kept' as const,
            })),
          ]}
        />
      )}
    </Panel>
  );
}
