import { useSyncExternalStore } from 'react';
import { fragment } from './navigation.ts';
import { subscribeToNothing } from './store.ts';

/** Undefined during hydration, because the HTML was made without an address. Only our own code removes the fragment, and it renders then. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, fragment, () => undefined);
}

/** The same where links lead from one part of a page to another. */
export function useFollowedFragment(): string {
  return useSyncExternalStore(onHashChange, fragment, () => '');
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
