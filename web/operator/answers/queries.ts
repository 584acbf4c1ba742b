import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import type { FunnelSpan } from '../funnel/conditions.ts';

export function answersQuery(moments: FunnelSpan) {
  return queryOptions({
    queryKey: ['operator', 'answers', moments],
    queryFn: ({ signal }) => operatorRequest<AnswersReport>(`/answers?${new URLSearchParams(moments)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
