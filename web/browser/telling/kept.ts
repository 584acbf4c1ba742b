import { randomId } from '../random-id.ts';
import type { Waiting } from './describe.ts';

/** Each page has a place of its own, so that tabs do not write over one another. */
const PREFIX = 'events.';
const key = PREFIX + randomId();

/** Keeps what has not been sent, for the next page if this one is closed first. Only after a consent to statistics. */
export function keepWaiting(waiting: readonly Waiting[]): void {
  tryTo(() => (waiting.length > 0 ? localStorage.setItem(key, JSON.stringify(waiting)) : localStorage.removeItem(key)));
}

/** Takes over what other pages left. One that is still open may send the same, which then counts once. */
export function takeKept(): readonly Waiting[] {
  const found: Waiting[] = [];
  for (const other of keys()) {
    tryTo(() => found.push(...(JSON.parse(localStorage.getItem(other) ?? '[]') as Waiting[])));
    tryTo(() => localStorage.removeItem(other));
  }
  return found;
}

export function forgetKept(): void {
  for (const other of keys()) tryTo(() => localStorage.removeItem(other));
}

function keys(): readonly string[] {
  return tryTo(() => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) ?? [];
}

/** A browser may refuse to keep anything. */
function tryTo<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
