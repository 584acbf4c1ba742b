import { askOutside } from '../http/outside.ts';
import type { AnalyticsPort, ForwardedEvent } from './port.ts';

export type AmplitudeSettings = { readonly apiKey: string; readonly url: URL; readonly timeoutMs?: number };

/** Amplitude's HTTP API V2. It counts each `insert_id` of a device once. */
export function amplitude({ apiKey, url, timeoutMs }: AmplitudeSettings): AnalyticsPort {
  return {
    forward: (events) =>
      askOutside(url, {
        json: { api_key: apiKey, events: events.map(sent), options: { min_id_length: 1 } },
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
  };
}

function sent({ id, name, at, deviceId, sessionId, properties, about }: ForwardedEvent) {
  return {
    event_type: name,
    device_id: deviceId,
    session_id: sessionId ?? -1,
    time: at.getTime(),
    insert_id: id,
    platform: 'Web',
    event_properties: properties,
    user_properties: about,
  };
}
