import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from './store.ts';

export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Older browsers name none. */
export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf?.('timeZone') ?? [];
}

/** Undefined during hydration, because the HTML was made elsewhere. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, timeZone, () => undefined);
}
