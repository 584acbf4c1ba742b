import { randomId } from '../random-id.ts';
import type { PendingEvent } from './event-batch.ts';

/** Each page has its own key, so that tabs do not overwrite each other. */
const PREFIX = 'events.';
const key = PREFIX + randomId();

/** Needs a consent to statistics. */
export function savePending(events: readonly PendingEvent[]): void {
  attemptStorage(() => (events.length > 0 ? localStorage.setItem(key, JSON.stringify(events)) : localStorage.removeItem(key)));
}

/** A page that is still open may send the same events, which then count once. */
export function takePending(): readonly PendingEvent[] {
  const found: PendingEvent[] = [];
  for (const other of keys()) {
    attemptStorage(() => found.push(...(JSON.parse(localStorage.getItem(other) ?? '[]') as PendingEvent[])));
    attemptStorage(() => localStorage.removeItem(other));
  }
  return found;
}

export function clearPending(): void {
  for (const other of keys()) attemptStorage(() => localStorage.removeItem(other));
}

function keys(): readonly string[] {
  return attemptStorage(() => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) ?? [];
}

function attemptStorage<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
