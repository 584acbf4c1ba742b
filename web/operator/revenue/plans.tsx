import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { count } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { useMoney } from '../parts/report-currency.ts';
import { Table } from '../parts/table.tsx';

export function Plans({ plans }: Pick<RevenueReport, 'plans'>) {
  const { money } = useMoney();
  const { chart } = copy;
  const sum = (of: (plan: (typeof plans)[number]) => number) => plans.reduce((total, plan) => total + of(plan), 0);
  return (
    <Panel title={copy.plans.title}>
      {plans.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Table
          label={copy.plans.title}
          rows={plans}
          keyOf={({ planId }) => planId}
          columns={[
            {
              id: 'plan',
              title: copy.plans.plan,
              cell: ({ planId }) => planTitle(soldPlans, planId),
            },
            { id: 'orders', title: chart.orders, figure: true, cell: ({ orders }) => count(orders) },
            { id: 'intro', title: chart.intro, figure: true, cell: ({ intro }) => money(intro) },
            { id: 'renewals', title: chart.renewals, figure: true, cell: ({ renewals }) => money(renewals) },
            { id: 'refunded', title: chart.refunded, figure: true, cell: ({ refunded }) => money(refunded) },
            { id: 'gross', title: chart.gross, figure: true, cell: ({ gross }) => money(gross) },
            { id: 'net', title: chart.net, figure: true, cell: ({ net }) => money(net) },
            { id: 'running', title: copy.plans.running, figure: true, cell: ({ running }) => count(running) },
          ]}
          total={[
            '',
            count(sum(({ orders }) => orders)),
            money(sum(({ intro }) => intro)),
            money(sum(({ renewals }) => renewals)),
            money(sum(({ refunded }) => refunded)),
            money(sum(({ gross }) => gross)),
            money(sum(({ net }) => net)),
            count(sum(({ running }) => running)),
          ]}
        />
      )}
    </Panel>
  );
}
