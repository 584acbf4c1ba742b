import type { EventBatch, EventsResponse } from '../../../core/api/events.ts';
import { post } from '../api.ts';
import { after } from '../clock.ts';

const PATH = '/api/events';
/** In all, as the SDK of Amplitude counts its five. */
const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;

/** Tries five times, each wait twice the last, and describes it anew for each. True when the server has it, or will never take it. */
export async function send(describe: () => EventBatch): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    const result = await post<EventsResponse>(PATH, describe());
    if (result.ok) return true;
    if (result.reason === 'refused' && (result.error.code === 'invalid' || result.error.code === 'too_large')) return true;
    if (tried === MAX_ATTEMPTS || !navigator.onLine) return false;
    await new Promise<void>((next) => after(FIRST_WAIT_MS * 2 ** (tried - 1) * (1 + Math.random() / 4), next));
  }
}

/** Leaves with the page, which does not learn whether it arrived. */
export function beacon(batch: EventBatch): void {
  navigator.sendBeacon(PATH, JSON.stringify(batch));
}
