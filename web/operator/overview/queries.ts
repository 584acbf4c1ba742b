import { queryOptions } from '@tanstack/react-query';
import type { Waiting } from '../../../core/api/operator/inbox.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

/** How much waits for the operator. */
export function waitingQuery() {
  return queryOptions({
    queryKey: ['operator', 'waiting'],
    queryFn: ({ signal }) => operatorRequest<Waiting>('/waiting', { signal }),
  });
}
