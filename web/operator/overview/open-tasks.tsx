import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide';
import { overviewCopy } from '../../../content/operator/overview.ts';
import type { InboxCounts, InboxKind } from '../../../core/api/operator/inbox.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { alertsQuery } from '../alerts/queries.ts';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { shortMoment } from './clock-words.ts';
import styles from './open-tasks.module.css';
import { inboxCountsQuery } from './queries.ts';

const { needs: copy } = overviewCopy;

const PLACES: Readonly<Record<InboxKind, string>> = {
  disputes: '/operator/inbox',
  requests: '/operator/inbox',
  messages: '/operator/inbox',
  failing: '/operator/deliveries',
  webhooks: '/operator/integrations',
  drafts: '/operator/editions',
};

/** Open alerts first, then what people wait for. */
export function OpenTasks({ zone }: { zone: string }) {
  const waiting = useQuery({ ...inboxCountsQuery(), enabled: useIsAllowed('see-people') });
  const alerts = useQuery({ ...alertsQuery(), enabled: useIsAllowed('see-revenue') });
  if (waiting.isLoading || alerts.isLoading) return null;
  const counts = waiting.data;
  const items = [
    ...(alerts.data?.open ?? []).map(({ id, sentence }) => ({ id, text: sentence, path: '/operator/alerts', urgent: true })),
    ...(Object.keys(PLACES) as InboxKind[]).flatMap((id) =>
      !counts?.[id] ? [] : [{ id, text: textOf(id, counts, zone), path: PLACES[id], urgent: id === 'disputes' }],
    ),
  ];
  const failed = waiting.isError || alerts.isError;
  if (failed && items.length === 0) return null;
  return (
    <Panel title={copy.title}>
      {items.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, text, path, urgent }) => (
            <li key={id}>
              <Link className={styles.one} href={path} data-urgent={urgent || undefined}>
                {text}
                <Icon icon={ChevronRight} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function textOf(id: InboxKind, counts: InboxCounts, zone: string): string {
  const number = counts[id];
  const text = number === 1 ? copy[id].one : fill(copy[id].many, { count: count(number) });
  if (id !== 'disputes' || counts.nextDeadline === null) return text;
  return fill(copy.deadline, { disputes: text, time: shortMoment(counts.nextDeadline, zone) });
}
