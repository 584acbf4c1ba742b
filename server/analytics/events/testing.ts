import type { Db } from '../../platform/db/client.ts';
import { uuidOf } from '../../platform/db/uuid.ts';
import type { StoredEvent } from './event.ts';
import { saveEvents } from './store.ts';

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
