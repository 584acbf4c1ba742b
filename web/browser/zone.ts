import { useSyncExternalStore } from 'react';

/** The operator's own time zone, like `Europe/Berlin`. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone once the page is hydrated; undefined in its HTML, which is made elsewhere. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, timeZone, () => undefined);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
