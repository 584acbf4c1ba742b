import { useInfiniteQuery } from '@tanstack/react-query';
import { accountCopy } from '../../../content/operator/account.ts';
import { Button } from '../../ui/button.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { auditQuery } from './queries.ts';

const { audit } = accountCopy;

export function AuditLog() {
  const log = useInfiniteQuery(auditQuery());
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, hasNextPage } = log;
  const refetch = isFetchNextPageError ? fetchNextPage : log.refetch;
  return (
    <Panel title={audit.title} note={audit.note}>
      <QueryContent query={{ data, error, isFetching, refetch }}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <Empty>{audit.empty}</Empty>
          ) : (
            <>
              <Table
                label={audit.title}
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'when', title: audit.when, whole: true, cell: ({ at }) => moment(at) },
                  { id: 'what', title: audit.what, cell: ({ action }) => audit.actions[action] ?? action },
                  { id: 'by', title: audit.by, cell: ({ operator }) => operator ?? audit.stranger },
                  { id: 'who', title: audit.who, cell: ({ subject }) => subject ?? '' },
                  { id: 'detail', title: audit.more, cell: ({ detail }) => detail ?? '' },
                  { id: 'address', title: audit.address, cell: ({ address }) => address ?? '' },
                ]}
              />
              {hasNextPage && (
                <Button variant="quiet" onClick={() => void fetchNextPage()}>
                  {audit.older}
                </Button>
              )}
            </>
          );
        }}
      </QueryContent>
    </Panel>
  );
}
