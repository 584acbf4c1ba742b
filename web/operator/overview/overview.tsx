import { overviewCopy as copy } from '../../../content/operator/overview.ts';
import type { Waiting } from '../../../core/api/operator/inbox.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { dayAt } from '../../../core/operator/period.ts';
import { money } from '../../../core/presentation/money.ts';
import { now } from '../../browser/clock.ts';
import { useAsked } from '../../browser/operator.ts';
import { timeZone } from '../../browser/zone.ts';
import { Figures } from '../parts/figures.tsx';
import { count } from '../parts/format.ts';
import { Answered } from '../parts/waiting.tsx';
import { views } from '../views.ts';
import styles from './overview.module.css';

/** Today, what waits, and where to go. */
export function OverviewPage() {
  const zone = timeZone();
  const today = dayAt(now(), zone);
  const revenue = useAsked<RevenueReport>(`/revenue?${new URLSearchParams({ from: today, to: today, zone, unit: 'day' })}`);
  const waiting = useAsked<Waiting>('/waiting');
  return (
    <>
      <Answered asked={waiting}>
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
      </Answered>
      {revenue.value && (
        <Figures
          figures={(['totals', 'before'] as const).flatMap((when) => {
            const { orders, intro, renewals, changes } = revenue.value?.[when] ?? {
              orders: 0,
              intro: 0,
              renewals: 0,
              changes: 0,
            };
            return [
              { id: `${when}-revenue`, label: copy[when].revenue, value: money(intro + renewals + changes) },
              { id: `${when}-orders`, label: copy[when].orders, value: count(orders) },
            ];
          })}
        />
      )}
      <ul className={styles.root}>
        {views
          .filter(({ id }) => id !== 'overview')
          .map(({ id, path, label }) => (
            <li key={id}>
              <a className={styles.one} href={path}>
                <strong>{label}</strong>
                <span>{copy.pages[id]}</span>
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
