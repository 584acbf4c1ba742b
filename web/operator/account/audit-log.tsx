import { useInfiniteQuery } from '@tanstack/react-query';
import { auditCopy as copy } from '../../../content/operator/audit.ts';
import { Button } from '../../ui/button.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { auditQuery } from './queries.ts';

export function AuditLog() {
  const log = useInfiniteQuery(auditQuery());
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, hasNextPage } = log;
  const refetch = isFetchNextPageError ? fetchNextPage : log.refetch;
  return (
    <Panel title={copy.title} note={copy.note}>
      <QueryContent query={{ data, error, isFetching, refetch }}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <Empty>{copy.empty}</Empty>
          ) : (
            <>
              <Table
                label={copy.title}
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'when', title: copy.when, whole: true, cell: ({ at }) => moment(at) },
                  { id: 'what', title: copy.what, cell: ({ action }) => copy.actions[action] ?? action },
                  { id: 'by', title: copy.by, cell: ({ operator }) => operator ?? copy.stranger },
                  { id: 'who', title: copy.who, cell: ({ subject }) => subject ?? '' },
                  { id: 'detail', title: copy.more, cell: ({ detail }) => detail ?? '' },
                  { id: 'address', title: copy.address, cell: ({ address }) => address ?? '' },
                ]}
              />
              {hasNextPage && (
                <Button variant="quiet" onClick={() => void fetchNextPage()}>
                  {copy.older}
                </Button>
              )}
            </>
          );
        }}
      </QueryContent>
    </Panel>
  );
}
