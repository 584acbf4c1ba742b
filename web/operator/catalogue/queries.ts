import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueState } from '../../../core/api/operator/catalogue.ts';
import { operatorRequest, operatorUpload } from '../../browser/operator-api.ts';

const KEY = ['operator', 'catalogue'] as const;
const POLL_MS = 2000;

export function catalogueQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => operatorRequest<CatalogueState>('/catalogue', { signal }),
    refetchInterval: ({ state }) => (isBusy(state.data) ? POLL_MS : false),
  });
}

function isBusy(catalogue: CatalogueState | undefined): boolean {
  return catalogue?.upload?.state === 'reading' || catalogue?.upload?.state === 'choosing';
}

export function useListUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      operatorUpload<CatalogueState>(`/catalogue/uploads?${new URLSearchParams({ name: file.name })}`, file),
    onSuccess: (catalogue) => show(client, catalogue),
  });
}

export type ListAction = 'publication' | 'removal';

/** `onDone`: the list has gone with its panel by then. */
export function useListAction(action: ListAction, onDone: (action: ListAction) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => operatorRequest<CatalogueState>(`/catalogue/${action}`, { body: { id } }),
    onSuccess: (catalogue) => {
      show(client, catalogue);
      onDone(action);
    },
  });
}

function show(client: QueryClient, catalogue: CatalogueState): void {
  client.setQueryData(KEY, catalogue);
}
