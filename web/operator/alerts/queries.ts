import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AlertReport, AlertSettings } from '../../../core/api/operator/alerts.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const ALERTS_KEY = ['operator', 'alerts'] as const;

export function alertsQuery() {
  return queryOptions({
    queryKey: ALERTS_KEY,
    queryFn: ({ signal }) => operatorRequest<AlertReport>('/alerts', { signal }),
  });
}

export function useAlertLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertSettings) => operatorRequest('/alerts/limits', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ALERTS_KEY }),
  });
}
