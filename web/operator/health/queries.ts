import { queryOptions } from '@tanstack/react-query';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

export function healthQuery() {
  return queryOptions({
    queryKey: ['operator', 'health'],
    queryFn: ({ signal }) => operatorRequest<HealthReport>('/health', { signal }),
  });
}
