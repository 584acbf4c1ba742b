import { useQuery } from '@tanstack/react-query';
import { healthCopy as copy } from '../../../content/operator/health.ts';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Link } from '../../ui/link.tsx';
import { Badge } from '../parts/badge.tsx';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import styles from './health.module.css';
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
                cell: (check) => (
                  <div className={styles.check}>
                    <Badge tone={check.state}>{copy.states[check.state]}</Badge>
                    <p>{detailOf(check)}</p>
                    <Meaning {...check} />
                  </div>
                ),
              },
            ]}
          />
        </Panel>
      )}
    </QueryContent>
  );
}

const DELIVERING: readonly Check['id'][] = ['queue', 'mail', 'outside'];

function Meaning({ id, facts }: Check) {
  if (isElsewhere(id, facts)) return null;
  return (
    <p className={styles.meaning}>
      {copy.meanings[id]} {DELIVERING.includes(id) && <Link href="/operator/deliveries">{copy.toDeliveries}</Link>}
    </p>
  );
}

function detailOf({ id, facts }: Check): string {
  if (id === 'backup' && facts.at) return [fill(copy.at, { time: moment(Number(facts.at)) }), ...encryptionOf(facts)].join(', ');
  if (id === 'backup') return facts.kind === 'server' ? copy.noBackup.server : copy.noBackup.embedded;
  if (id === 'secrets')
    return facts.unreadable === '0' ? copy.readable : fill(copy.unreadable, { count: facts.unreadable ?? '' });
  if (isElsewhere(id, facts)) return copy.diskElsewhere;
  if (id === 'outside' && Object.keys(facts).length === 0) return copy.noOthers;
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function encryptionOf({ encrypted }: Check['facts']): readonly string[] {
  return encrypted === 'yes' || encrypted === 'no' ? [copy.encrypted[encrypted]] : [];
}

/** PostgreSQL's disk, of which nothing is known. */
function isElsewhere(id: Check['id'], facts: Check['facts']): boolean {
  return id === 'disk' && Object.keys(facts).length === 0;
}
