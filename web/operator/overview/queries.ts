import { queryOptions } from '@tanstack/react-query';
import type { InboxCounts } from '../../../core/api/operator/inbox.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

export function inboxCountsQuery() {
  return queryOptions({
    queryKey: ['operator', 'waiting'],
    queryFn: ({ signal }) => operatorRequest<InboxCounts>('/waiting', { signal }),
  });
}
