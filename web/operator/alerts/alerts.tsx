import { useQuery } from '@tanstack/react-query';
import { alertsCopy as copy } from '../../../content/operator/alerts.ts';
import type { AlertEntry } from '../../../core/api/operator/alerts.ts';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { type Column, Table } from '../parts/table.tsx';
import { LimitsPanel } from './limits.tsx';
import { alertsQuery } from './queries.ts';

const { columns } = copy;
const OPEN: readonly Column<AlertEntry>[] = [
  { id: 'what', title: columns.what, cell: ({ sentence }) => sentence },
  { id: 'opened', title: columns.opened, whole: true, cell: ({ openedAt }) => moment(openedAt) },
];
const PAST: readonly Column<AlertEntry>[] = [
  ...OPEN,
  { id: 'closed', title: columns.closed, whole: true, cell: ({ closedAt }) => moment(closedAt) },
];

export function AlertsPage() {
  const alerts = useQuery(alertsQuery());
  const canSet = useIsAllowed('set-alerts');
  return (
    <QueryContent query={alerts}>
      {({ settings, open, past }) => (
        <>
          <AlertList copy={copy.open} alerts={open} columns={OPEN} />
          <LimitsPanel settings={settings} canSet={canSet} />
          <AlertList copy={copy.past} alerts={past} columns={PAST} />
        </>
      )}
    </QueryContent>
  );
}

type ListProps = {
  readonly copy: { readonly title: string; readonly note: string; readonly empty: string };
  readonly alerts: readonly AlertEntry[];
  readonly columns: readonly Column<AlertEntry>[];
};

function AlertList({ copy: { title, note, empty }, alerts, columns }: ListProps) {
  return (
    <Panel title={title} note={note}>
      {alerts.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Table label={title} columns={columns} rows={alerts} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
