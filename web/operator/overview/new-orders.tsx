import { overviewCopy } from '../../../content/operator/overview.ts';
import { plans } from '../../../content/plans.ts';
import type { NewOrder } from '../../../core/api/operator/morning.ts';
import { money } from '../../../core/presentation/money.ts';
import { Link } from '../../ui/link.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { type Column, Table } from '../parts/table.tsx';

const { orders: copy } = overviewCopy;

const COLUMNS: readonly Column<NewOrder>[] = [
  { id: 'at', title: copy.at, whole: true, cell: ({ at }) => moment(at) },
  { id: 'plan', title: copy.plan, whole: true, cell: ({ planId }) => plans.find(({ id }) => id === planId)?.title ?? planId },
  { id: 'amount', title: copy.amount, figure: true, cell: ({ amount }) => money(amount) },
  {
    id: 'source',
    title: copy.source,
    cell: ({ source, campaign }) => [source ?? copy.unknown, campaign].filter(Boolean).join(' · '),
  },
];

export function NewOrders({ orders }: { orders: readonly NewOrder[] }) {
  return (
    <Panel title={copy.title} action={<Link href="/operator/revenue">{copy.all}</Link>}>
      {orders.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table label={copy.title} columns={COLUMNS} rows={orders} keyOf={({ id }) => id} csv={false} />
      )}
    </Panel>
  );
}
