import { growthCopy } from '../../../content/operator/growth.ts';
import { plans as catalogue } from '../../../content/plans.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { count, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { churn: copy } = growthCopy;

export function ChurnByPlan({ churn }: Pick<GrowthReport, 'churn'>) {
  const sum = (of: 'atStart' | 'churned') => churn.reduce((total, plan) => total + plan[of], 0);
  return (
    <Panel title={copy.title}>
      {churn.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={churn}
          keyOf={({ planId }) => planId}
          columns={[
            {
              id: 'plan',
              title: copy.plan,
              cell: ({ planId }) => catalogue.find(({ id }) => id === planId)?.title ?? planId,
            },
            { id: 'atStart', title: copy.atStart, figure: true, cell: ({ atStart }) => count(atStart) },
            { id: 'churned', title: copy.churned, figure: true, cell: ({ churned }) => count(churned) },
            { id: 'rate', title: copy.rate, figure: true, cell: ({ churned, atStart }) => share(churned, atStart) },
          ]}
          total={['', count(sum('atStart')), count(sum('churned')), share(sum('churned'), sum('atStart'))]}
        />
      )}
    </Panel>
  );
}
