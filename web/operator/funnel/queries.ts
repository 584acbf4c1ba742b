import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunnelReport, FunnelSegments, LiveVisitors } from '../../../core/api/operator/funnel.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import type { Moments } from '../parts/moments.ts';
import { funnelSearch, type SegmentChoice } from './segment.ts';

const LIVE_EVERY_MS = 15_000;

export function funnelQuery(moments: Moments, segment: SegmentChoice, compare: boolean) {
  return queryOptions({
    queryKey: ['operator', 'funnel', 'report', moments, segment, compare],
    queryFn: ({ signal }) => operatorRequest<FunnelReport>(`/funnel?${funnelSearch(moments, segment, compare)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function segmentsQuery(moments: Moments) {
  return queryOptions({
    queryKey: ['operator', 'funnel', 'segments', moments],
    queryFn: ({ signal }) => operatorRequest<FunnelSegments>(`/funnel/segments?${new URLSearchParams(moments)}`, { signal }),
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
