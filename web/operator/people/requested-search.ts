import { createStore, useStore } from '../../browser/store.ts';

type RequestedSearch = { readonly id: number; readonly text: string };

/** In memory: addresses stay out of URLs and of the history. */
const requested = createStore<RequestedSearch>({ id: 0, text: '' });

export function requestSearch(text: string): void {
  requested.set({ id: requested.get().id + 1, text });
}

export function useRequestedSearch(): RequestedSearch {
  return useStore(requested);
}
