import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelReport, FunnelSegments, FurtherFunnels, LiveVisitors } from '../../../core/api/operator/funnel.ts';
import type { SavedSegmentId, SavedSegmentList, SegmentRequest } from '../../../core/api/operator/saved-segments.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { type FunnelSpan, funnelSearch } from './conditions.ts';

const LIVE_EVERY_MS = 15_000;

export function funnelsQuery() {
  return queryOptions({
    queryKey: ['operator', 'funnels'],
    queryFn: ({ signal }) => operatorRequest<FurtherFunnels>('/funnels', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function funnelQuery(moments: FunnelSpan, conditions: readonly Condition[], compare: boolean) {
  return queryOptions({
    queryKey: ['operator', 'funnel', 'report', moments, conditions, compare],
    queryFn: ({ signal }) => operatorRequest<FunnelReport>(`/funnel?${funnelSearch(moments, conditions, compare)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function segmentsQuery(span: FunnelSpan) {
  return queryOptions({
    queryKey: ['operator', 'funnel', 'segments', span],
    queryFn: ({ signal }) => operatorRequest<FunnelSegments>(`/funnel/segments?${new URLSearchParams(span)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function liveQuery() {
  return queryOptions({
    queryKey: ['operator', 'funnel', 'live'],
    queryFn: ({ signal }) => operatorRequest<LiveVisitors>('/live', { signal }),
    refetchInterval: LIVE_EVERY_MS,
  });
}

const SAVED_KEY = ['operator', 'saved-segments'] as const;

export function savedSegmentsQuery() {
  return queryOptions({
    queryKey: SAVED_KEY,
    queryFn: ({ signal }) => operatorRequest<SavedSegmentList>('/saved-segments', { signal }),
  });
}

function useSegmentMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: SAVED_KEY }) });
}

export function useNewSegment() {
  return useSegmentMutation((body: SegmentRequest) => operatorRequest<SavedSegmentId>('/saved-segments', { body }));
}

export function useSegmentRemoval() {
  return useSegmentMutation((id: string) => operatorRequest(`/saved-segments/${id}/removal`, { body: {} }));
}
