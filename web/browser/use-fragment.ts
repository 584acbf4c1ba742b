import { useSyncExternalStore } from 'react';
import { fragment } from './navigation.ts';

/** What stands behind the `#` of the address, or ''. Undefined while the page is hydrated: its HTML was made without an address. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, fragment, () => undefined);
}

/** Only the page itself takes the fragment away, and then draws itself. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
