import { useQuery } from '@tanstack/react-query';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import { isAllowed } from '../../../core/operator/roles.ts';
import { inboxCountsQuery } from '../overview/queries.ts';
import type { ViewId } from '../views.ts';

const REFETCH_MS = 60_000;

export type WaitingCounts = Readonly<Partial<Record<ViewId, number>>>;

/** What waits for the operator, by the page where it is done. */
export function useWaiting(session: OperatorState | undefined): WaitingCounts {
  const enabled = session?.signedIn && !session.secondFactorMissing && isAllowed(session.operator?.role ?? 'owner', 'see-people');
  const { data } = useQuery({ ...inboxCountsQuery(), enabled: enabled === true, refetchInterval: REFETCH_MS });
  return data ? { inbox: data.messages + data.requests + data.disputes, deliveries: data.failing } : {};
}
