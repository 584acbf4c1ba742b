import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { deliveriesCopy } from '../../../content/operator/deliveries.ts';
import type { Delivery, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { inboxCountsQuery } from '../overview/queries.ts';

export type DeliveryListFilter = {
  readonly state: keyof typeof deliveriesCopy.states;
  readonly kind: keyof typeof deliveriesCopy.kinds;
  readonly offset: number;
};

export type DeliveryAction = 'retry' | 'give-up';

const DELIVERIES_KEY = ['operator', 'deliveries'] as const;

export function deliveriesQuery(filter: DeliveryListFilter) {
  const search = new URLSearchParams({ ...filter, offset: String(filter.offset) });
  return queryOptions({
    queryKey: [...DELIVERIES_KEY, filter],
    queryFn: ({ signal }) => operatorRequest<DeliveryList>(`/deliveries?${search}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDeliveryAction() {
  const client = useQueryClient();
  const invalidate = () => {
    void client.invalidateQueries(inboxCountsQuery());
    return client.invalidateQueries({ queryKey: DELIVERIES_KEY });
  };
  return useMutation({
    mutationFn: ({ id, action }: Pick<Delivery, 'id'> & { readonly action: DeliveryAction }) =>
      operatorRequest(`/deliveries/${id}/${action}`, { body: {} }),
    onSuccess: invalidate,
    // A refusal means that the list is out of date. The reason is shown without waiting for the new list.
    onError: () => void invalidate(),
  });
}
