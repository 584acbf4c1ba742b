import type { Arrival } from '../arrival.ts';

/** What a platform takes no more: it would refuse it, or count it at the wrong time. */
export function tooOld(at: Date, now: Date, hours: number): Arrival | undefined {
  if (now.getTime() - at.getTime() <= hours * 60 * 60 * 1000) return undefined;
  return { ok: false, reason: 'refused', detail: `It is more than ${hours} hours old.` };
}
