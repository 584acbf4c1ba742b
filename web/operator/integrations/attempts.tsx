import { useQuery } from '@tanstack/react-query';
import { webhooksCopy } from '../../../content/operator/webhooks.ts';
import type { WebhookEndpointView } from '../../../core/api/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Badge } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { count, moment } from '../parts/format.ts';
import { Empty } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { Table } from '../parts/table.tsx';
import { attemptsQuery, useReplay } from './webhook-queries.ts';

const { list: copy, noAnswer } = webhooksCopy;

export function Attempts({ endpoint: { id, host } }: { readonly endpoint: WebhookEndpointView }) {
  const attempts = useQuery(attemptsQuery(id));
  const canManage = useIsAllowed('manage-integrations');
  const { mutate, error, isSuccess } = useReplay(id);
  const failure = failureText(error);
  return (
    <QueryContent query={attempts}>
      {({ attempts }) =>
        attempts.length === 0 ? (
          <Empty>{copy.empty}</Empty>
        ) : (
          <>
            <div role="status">
              {failure ? <p className="notice notice--error">{failure}</p> : isSuccess && <p>{copy.queued}</p>}
            </div>
            <Table
              label={fill(copy.title, { host })}
              rows={attempts}
              keyOf={(attempt) => attempt.id}
              columns={[
                { id: 'when', title: copy.when, whole: true, cell: ({ at }) => moment(at) },
                { id: 'what', title: copy.what, cell: ({ type }) => type },
                {
                  id: 'answer',
                  title: copy.answer,
                  cell: ({ ok, status }) => <Badge tone={ok ? 'good' : 'bad'}>{String(status ?? noAnswer)}</Badge>,
                },
                {
                  id: 'time',
                  title: copy.time,
                  cell: ({ milliseconds }) => fill(copy.milliseconds, { count: count(milliseconds) }),
                },
                { id: 'why', title: copy.why, cell: ({ detail }) => detail ?? '' },
                {
                  id: 'again',
                  title: '',
                  cell: ({ eventId }) =>
                    canManage &&
                    eventId !== null && (
                      <button type="button" className={proseStyles.link} onClick={() => mutate(eventId)}>
                        {copy.again}
                      </button>
                    ),
                },
              ]}
            />
          </>
        )
      }
    </QueryContent>
  );
}
