import { MINUTE_MS } from '../../../core/time.ts';

/** As many as the browsers of one address send at most, however they are cut into batches. */
const EVENTS_PER_MINUTE = 36_000;
const MAX_ADDRESSES = 20_000;

/** Counts the events of each address minute by minute; whether these are still within what it may send. */
export function openBudget(now: () => Date): (address: string, events: number) => boolean {
  const sent = new Map<string, number>();
  let minute = 0;
  return (address, events) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute || sent.size >= MAX_ADDRESSES) sent.clear();
    minute = current;
    const sum = (sent.get(address) ?? 0) + events;
    if (sum > EVENTS_PER_MINUTE) return false;
    sent.set(address, sum);
    return true;
  };
}
