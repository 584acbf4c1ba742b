import type { Db } from '../../platform/db/client.ts';
import { uuidOf } from '../../platform/db/uuid.ts';
import type { StoredEvent } from './event.ts';
import { saveEvents } from './store.ts';

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

type EventFixture = Pick<StoredEvent, 'at' | 'name'> & Partial<StoredEvent> & { readonly key: string };

export function storedEvent({ key, ...event }: EventFixture): StoredEvent {
  return {
    id: uuidOf(key),
    received_at: event.at,
    device_id: null,
    session_id: null,
    properties: {},
    attribution: null,
    source: 'direct',
    device: 'phone',
    browser: 'none',
    country: 'US',
    visit: null,
    ...event,
  };
}

export async function saveTestEvents(db: Db, ...events: readonly StoredEvent[]): Promise<void> {
  await saveEvents(db, events);
}
