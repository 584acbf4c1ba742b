import type { EventBatch, EventsResponse } from '../../../core/api/events.ts';
import { post } from '../api.ts';
import { after } from '../clock.ts';

const PATH = '/api/events';
const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;

/**
 * Each attempt builds the batch again, because a consent may have changed. True when the server has it or refuses it for good.
 */
export async function send(describe: () => EventBatch): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    const result = await post<EventsResponse>(PATH, describe());
    if (result.ok) return true;
    if (result.reason === 'refused' && (result.error.code === 'invalid' || result.error.code === 'too_large')) return true;
    if (tried === MAX_ATTEMPTS || !navigator.onLine) return false;
    await new Promise<void>((next) => after(FIRST_WAIT_MS * 2 ** (tried - 1) * (1 + Math.random() / 4), next));
  }
}

/** The page does not learn whether a beacon arrives. */
export function beacon(batch: EventBatch): void {
  navigator.sendBeacon(PATH, JSON.stringify(batch));
}
