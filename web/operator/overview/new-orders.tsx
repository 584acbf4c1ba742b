import { overviewCopy } from '../../../content/operator/overview.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { NewOrder } from '../../../core/api/operator/morning.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { money } from '../../../core/presentation/money.ts';
import { Link } from '../../ui/link.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { shortMoment } from './clock-words.ts';

const { orders: copy } = overviewCopy;

export function NewOrders({ orders, zone }: { orders: readonly NewOrder[]; zone: string }) {
  const columns: readonly Column<NewOrder>[] = [
    { id: 'at', title: copy.at, whole: true, cell: ({ at }) => shortMoment(at, zone) },
    { id: 'plan', title: copy.plan, whole: true, cell: ({ planId }) => planTitle(soldPlans, planId) },
    {
      id: 'source',
      title: copy.source,
      cell: ({ source, campaign }) => [source ?? copy.unknown, campaign].filter(Boolean).join(' · '),
    },
    { id: 'amount', title: copy.amount, figure: true, cell: ({ amount, currency }) => money(amount, currency) },
  ];
  return (
    <Panel title={copy.title} action={<Link href="/operator/revenue">{copy.all}</Link>}>
      {orders.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table label={copy.title} columns={columns} rows={orders} keyOf={({ id }) => id} csv={false} />
      )}
    </Panel>
  );
}
