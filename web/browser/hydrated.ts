import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on prerendered pages and during hydration, where what the device keeps is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
