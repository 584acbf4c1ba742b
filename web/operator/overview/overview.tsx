import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { overviewCopy as copy } from '../../../content/operator/overview.ts';
import { dayAt } from '../../../core/operator/period.ts';
import { money } from '../../../core/presentation/money.ts';
import { now } from '../../browser/clock.ts';
import { Link } from '../../ui/link.tsx';
import { Figures } from '../parts/figures.tsx';
import { count } from '../parts/format.ts';
import { QueryContent } from '../parts/query-content.tsx';
import { useReportZone } from '../parts/report-zone.ts';
import { RoleContext, useIsAllowed } from '../parts/role.ts';
import { revenueQuery } from '../revenue/queries.ts';
import { allowedViews } from '../views.ts';
import styles from './overview.module.css';
import { inboxCountsQuery } from './queries.ts';

export function OverviewPage() {
  const role = useContext(RoleContext);
  return (
    <>
      {useIsAllowed('see-people') && <Waiting />}
      {useIsAllowed('see-revenue') && <Revenue />}
      <ul className={styles.root}>
        {allowedViews(role)
          .filter(({ id }) => id !== 'overview')
          .map(({ id, path, label }) => (
            <li key={id}>
              <Link className={styles.one} href={path}>
                <strong>{label}</strong>
                <span>{copy.pages[id]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}

function Waiting() {
  const waiting = useQuery(inboxCountsQuery());
  return (
    <QueryContent query={waiting}>
      {({ messages, requests, disputes, failing }) => (
        <Figures
          figures={[
            { id: 'messages', label: copy.messages, value: count(messages) },
            { id: 'requests', label: copy.requests, value: count(requests) },
            { id: 'disputes', label: copy.disputes, value: count(disputes) },
            { id: 'failing', label: copy.failing, value: count(failing) },
          ]}
        />
      )}
    </QueryContent>
  );
}

function Revenue() {
  const zone = useReportZone();
  const today = dayAt(now(), zone);
  const { data: revenue } = useQuery(revenueQuery({ from: today, to: today, zone, unit: 'day' }));
  if (!revenue) return null;
  return (
    <Figures
      figures={(['totals', 'before'] as const).flatMap((when) => {
        const { orders, gross } = revenue[when];
        return [
          { id: `${when}-revenue`, label: copy[when].revenue, value: money(gross) },
          { id: `${when}-orders`, label: copy[when].orders, value: count(orders) },
        ];
      })}
    />
  );
}
