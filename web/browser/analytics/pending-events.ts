import { randomId } from '../random-id.ts';
import type { PendingEvent } from './event-batch.ts';

/** Each page has a place of its own, so that tabs do not write over one another. */
const PREFIX = 'events.';
const key = PREFIX + randomId();

/** Keeps what has not been sent, for the next page if this one is closed first. Only after a consent to statistics. */
export function savePending(events: readonly PendingEvent[]): void {
  attemptStorage(() => (events.length > 0 ? localStorage.setItem(key, JSON.stringify(events)) : localStorage.removeItem(key)));
}

/** Takes over what other pages left. One that is still open may send the same, which then counts once. */
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

/** A browser may refuse to keep anything. */
function attemptStorage<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
