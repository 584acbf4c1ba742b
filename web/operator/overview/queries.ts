import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InboxCounts } from '../../../core/api/operator/inbox.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const MORNING_EVERY_MS = 60_000;

export function inboxCountsQuery() {
  return queryOptions({
    queryKey: ['operator', 'waiting'],
    queryFn: ({ signal }) => operatorRequest<InboxCounts>('/waiting', { signal }),
  });
}

/** Asked for again while the page is looked at. */
export function morningQuery(zone: string) {
  return queryOptions({
    queryKey: ['operator', 'morning', zone],
    queryFn: ({ signal }) => operatorRequest<MorningReport>(`/morning?${new URLSearchParams({ zone })}`, { signal }),
    refetchInterval: MORNING_EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
