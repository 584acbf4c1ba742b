import { useQuery } from '@tanstack/react-query';
import { alertsCopy as copy } from '../../../content/operator/alerts.ts';
import type { AlertEntry } from '../../../core/api/operator/alerts.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import styles from './alerts.module.css';
import { LimitsPanel } from './limits.tsx';
import { alertsQuery } from './queries.ts';

const { times } = copy;

export function AlertsPage() {
  const alerts = useQuery(alertsQuery());
  const canSet = useIsAllowed('set-alerts');
  return (
    <QueryContent query={alerts}>
      {({ settings, open, past }) => (
        <>
          <AlertList copy={copy.open} alerts={open} />
          <LimitsPanel settings={settings} canSet={canSet} />
          <AlertList copy={copy.past} alerts={past} />
        </>
      )}
    </QueryContent>
  );
}

type ListProps = {
  readonly copy: { readonly title: string; readonly note: string; readonly empty: string };
  readonly alerts: readonly AlertEntry[];
};

function AlertList({ copy: { title, note, empty }, alerts }: ListProps) {
  return (
    <Panel title={title} note={note}>
      {alerts.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {alerts.map(({ id, sentence, openedAt, closedAt }) => (
            <li key={id}>
              <p>{sentence}</p>
              <p className={styles.time}>
                {fill(closedAt === null ? times.open : times.past, { opened: moment(openedAt), closed: moment(closedAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
