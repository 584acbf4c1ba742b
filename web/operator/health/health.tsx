import { useQuery } from '@tanstack/react-query';
import { healthCopy as copy } from '../../../content/operator/inbox.ts';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { healthQuery } from './queries.ts';

type Check = HealthReport['checks'][number];

export function HealthPage() {
  const health = useQuery(healthQuery());
  return (
    <QueryContent query={health}>
      {({ checks }) => (
        <Panel title={copy.state}>
          <Table
            label={copy.state}
            rows={checks}
            keyOf={({ id }) => id}
            columns={[
              { id: 'what', title: copy.what, cell: ({ id }) => copy.checks[id] },
              {
                id: 'state',
                title: copy.state,
                cell: ({ state }) => <Badge tone={state}>{copy.states[state]}</Badge>,
              },
              { id: 'detail', title: copy.detail, cell: detailOf },
            ]}
          />
        </Panel>
      )}
    </QueryContent>
  );
}

function detailOf({ id, facts }: Check): string {
  if (id === 'backup') return facts.at ? fill(copy.at, { time: moment(Number(facts.at)) }) : copy.noBackup;
  if (id === 'outside' && Object.keys(facts).length === 0) return copy.noOthers;
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
