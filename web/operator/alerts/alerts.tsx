import { useQuery } from '@tanstack/react-query';
import { alertsCopy as copy } from '../../../content/operator/alerts.ts';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { AlertList } from './alert-list.tsx';
import { LimitsPanel } from './limits.tsx';
import { alertsQuery } from './queries.ts';

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
