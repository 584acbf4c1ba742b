import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import type { Moments } from '../parts/moments.ts';

export function answersQuery(moments: Moments) {
  return queryOptions({
    queryKey: ['operator', 'answers', moments],
    queryFn: ({ signal }) => operatorRequest<AnswersReport>(`/answers?${new URLSearchParams(moments)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
