import { useSyncExternalStore } from 'react';
import { monthAndDay } from '../../core/presentation/day.ts';
import { now } from './clock.ts';
import { subscribeToNothing } from './store.ts';

/** The day that comes so much later. Unknown during hydration, because the HTML may be days old. */
export function useDayAfter(ms: number): string | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => monthAndDay(now() + ms),
    () => undefined,
  );
}
