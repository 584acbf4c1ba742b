import { queryOptions } from '@tanstack/react-query';
import type { EditionList } from '../../../core/api/operator/editions.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

export function editionsQuery() {
  return queryOptions({
    queryKey: ['operator', 'editions'],
    queryFn: ({ signal }) => operatorRequest<EditionList>('/editions', { signal }),
  });
}
