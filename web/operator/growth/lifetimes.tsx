import { growthCopy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { count, shortPlaceName } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { Table } from '../parts/table.tsx';

const { lifetimes: copy } = growthCopy;

export function Lifetimes({ lifetimes }: Pick<GrowthReport, 'lifetimes'>) {
  const { money } = useMoney();
  return (
    <Panel title={copy.title} note={copy.note}>
      {lifetimes.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={lifetimes}
          keyOf={({ month }) => month}
          columns={[
            { id: 'month', title: copy.month, cell: ({ month }) => shortPlaceName(`${month}-01`, 'month') },
            { id: 'started', title: copy.started, figure: true, cell: ({ started }) => count(started) },
            { id: 'net', title: copy.net, figure: true, cell: ({ net }) => money(net) },
            { id: 'each', title: copy.each, figure: true, cell: ({ net, started }) => money(Math.round(net / started)) },
          ]}
        />
      )}
    </Panel>
  );
}
