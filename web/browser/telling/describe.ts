import type { EventBatch, SentEvent } from '../../../core/api/events.ts';
import { attribution } from '../attribution.ts';
import { now } from '../clock.ts';
import { consentTo } from '../consent.ts';
import type { Entrance, Told } from '../events.ts';
import { deviceId, introducesDevice, sessionAt } from './identity.ts';
import { surroundings } from './surroundings.ts';

/** An event that has not been sent, or not been confirmed. */
export type Waiting = Told & { readonly id: string; readonly arrival?: true; readonly first?: true };

const HOUR_MS = 60 * 60 * 1000;

/** What has left without a device stays without one, also after a consent: sent again with it, it would count as another visitor's. */
const nobodys = new Set<string>();

/** The events as they are sent: with the device for those who agreed to statistics, else with nothing that is theirs alone. */
export function describe(events: readonly Waiting[], entrance: Entrance): EventBatch {
  const agreed = consentTo('statistics');
  return {
    api_key: 'web',
    events: events.map((event) => (agreed && !nobodys.has(event.id) ? ofDevice(event, entrance) : ofNobody(event, entrance))),
    client_upload_time: new Date(now()).toISOString(),
  };
}

function ofDevice({ name, properties, at, id, occasion, arrival }: Waiting, entrance: Entrance): SentEvent {
  // Who agrees later has arrived as nobody in particular.
  const introduces = introducesDevice(id) || arrival;
  return {
    event_type: name,
    event_properties: properties,
    user_properties: { ...surroundings(entrance), ...(introduces && attribution()) },
    device_id: deviceId(),
    session_id: sessionAt(at),
    insert_id: occasion === undefined ? id : `${name} ${occasion}`,
    time: at,
  };
}

function ofNobody({ name, properties, at, id, arrival, first }: Waiting, entrance: Entrance): SentEvent {
  nobodys.add(id);
  return {
    event_type: name,
    event_properties: properties,
    user_properties: surroundings(entrance),
    insert_id: id,
    time: at,
    visit: { hour: Math.floor(entrance.at / HOUR_MS) * HOUR_MS, ...(arrival && { arrival }), ...(first && { first }) },
  };
}
