import type { EventBatch, SentEvent } from '../../../core/api/events.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { attribution } from '../attribution.ts';
import { now } from '../clock.ts';
import { consentTo } from '../consent.ts';
import type { PageEntry, TrackedEvent } from '../events.ts';
import { deviceId, introducesDevice, sessionAt } from './identity.ts';
import { userProperties } from './user-properties.ts';

export type PendingEvent = TrackedEvent & {
  readonly id: string;
  readonly arrival?: true;
  readonly first?: true;
  readonly funnel?: string;
};

/** An event that was sent anonymously stays anonymous after a consent, because it would count twice otherwise. */
const anonymousIds = new Set<string>();

/** With the device id after a consent to statistics, else with nothing that identifies a visitor. */
export function describeBatch(events: readonly PendingEvent[], entrance: PageEntry): EventBatch {
  const agreed = consentTo('statistics');
  return {
    api_key: 'web',
    events: events.map((event) =>
      agreed && !anonymousIds.has(event.id) ? deviceEvent(event, entrance) : anonymousEvent(event, entrance),
    ),
    client_upload_time: new Date(now()).toISOString(),
  };
}

function deviceEvent(event: PendingEvent, entrance: PageEntry): SentEvent {
  const { name, properties, at, id, arrival, funnel } = event;
  // A visitor who consents later has already arrived anonymously.
  const introduces = introducesDevice(id) || arrival;
  return {
    event_type: name,
    event_properties: properties,
    user_properties: { ...userProperties(entrance), ...(introduces && attribution()) },
    device_id: deviceId(),
    session_id: sessionAt(at),
    insert_id: insertIdOf(event),
    time: at,
    ...(funnel && { funnel }),
  };
}

function anonymousEvent(event: PendingEvent, entrance: PageEntry): SentEvent {
  const { name, properties, at, id, arrival, first, funnel } = event;
  anonymousIds.add(id);
  return {
    event_type: name,
    event_properties: properties,
    user_properties: userProperties(entrance),
    // The server counts a purchase only with its session.
    insert_id: name === 'payment success' ? insertIdOf(event) : id,
    time: at,
    ...(funnel && { funnel }),
    visit: { hour: Math.floor(entrance.at / HOUR_MS) * HOUR_MS, ...(arrival && { arrival }), ...(first && { first }) },
  };
}

function insertIdOf({ name, id, occasion }: PendingEvent): string {
  return occasion === undefined ? id : `${name} ${occasion}`;
}
