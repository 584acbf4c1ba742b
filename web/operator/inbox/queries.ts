import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inbox, RequestChange } from '../../../core/api/operator/inbox.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { inboxCountsQuery } from '../overview/queries.ts';

const INBOX_KEY = ['operator', 'inbox'] as const;

export function inboxQuery() {
  return queryOptions({
    queryKey: INBOX_KEY,
    queryFn: ({ signal }) => operatorRequest<Inbox>('/inbox', { signal }),
  });
}

type InboxChange =
  | ({ readonly kind: 'requests'; readonly id: string } & RequestChange)
  | { readonly kind: 'messages'; readonly id: string; readonly handled: boolean };

export function useInboxChange() {
  const client = useQueryClient();
  const invalidate = () => {
    void client.invalidateQueries(inboxCountsQuery());
    return client.invalidateQueries({ queryKey: INBOX_KEY });
  };
  return useMutation({
    mutationFn: ({ kind, id, ...body }: InboxChange) => operatorRequest(`/inbox/${kind}/${id}`, { body }),
    onSuccess: invalidate,
    // A refusal means that the inbox is out of date. The reason is shown without waiting for the new inbox.
    onError: () => void invalidate(),
  });
}
