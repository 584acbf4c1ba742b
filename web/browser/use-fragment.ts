import { useSyncExternalStore } from 'react';
import { fragment } from './navigation.ts';
import { subscribeToNothing } from './store.ts';

/** Undefined during hydration, because the HTML was made without an address. Only our own code removes the fragment, and it renders then. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, fragment, () => undefined);
}
