import type { DeliveryOutcome } from '../delivery-outcome.ts';

/** Platforms refuse old conversions, or count them at the wrong time. */
export function refuseOutdated(at: Date, now: Date, hours: number): DeliveryOutcome | undefined {
  if (now.getTime() - at.getTime() <= hours * 60 * 60 * 1000) return undefined;
  return { ok: false, reason: 'refused', detail: `It is more than ${hours} hours old.` };
}
