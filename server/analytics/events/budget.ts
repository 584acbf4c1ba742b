import { MINUTE_MS } from '../../../core/time.ts';

/** 1200 batches of 30 events, however they are cut. */
const EVENTS_PER_MINUTE = 36_000;
const MAX_ADDRESSES = 20_000;

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
