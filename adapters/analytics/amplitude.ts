import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService } from '../http/call-service.ts';
import { redact } from '../redact.ts';
import type { AnalyticsPort, ForwardedEvent } from './port.ts';
import { type Rejection, rejectionOf } from './rejection.ts';

type AmplitudeSettings = { readonly apiKey: string; readonly url: URL; readonly timeoutMs?: number };

const TIMEOUT_MS = 14_000;

/** Amplitude's HTTP API V2. It counts each `insert_id` of a device once. */
export function amplitude({ apiKey, url, timeoutMs = TIMEOUT_MS }: AmplitudeSettings): AnalyticsPort {
  /** Amplitude rejects a request as a whole and names the invalid events: the others are sent again without them. */
  async function forward(events: readonly ForwardedEvent[], until: number): Promise<DeliveryOutcome> {
    const json = { api_key: apiKey, events: events.map(toAmplitudeEvent), options: { min_id_length: 1 } };
    const answer = await callService(url, { json, timeoutMs: Math.max(1, Math.ceil(until - performance.now())) });
    if (answer.ok) return answer;
    const refusal = rejectionOf(answer.body, events);
    const failure = {
      ...answer,
      ...(refusal.isKeyInvalid && { reason: 'unreachable' as const }),
      detail: detailOf(answer.detail, refusal, events),
    };
    const others = events.filter((event) => !refusal.namedEvents.has(event));
    if (refusal.isKeyInvalid || others.length === 0 || others.length === events.length) return failure;
    const rest = await forward(others, until);
    return rest.ok || rest.reason === 'refused' ? failure : rest;
  }

  function detailOf(detail: string, { error, namedEvents }: Rejection, events: readonly ForwardedEvent[]): string {
    const words = redact(error, [apiKey, ...events.map(({ deviceId }) => deviceId)]);
    const summary = namedEvents.size > 0 && `It named ${namedEvents.size} of ${events.length} events.`;
    return [detail, summary, words && `It said: ${words}`].filter(Boolean).join(' ');
  }

  return { forward: (events) => forward(events, performance.now() + timeoutMs) };
}

function toAmplitudeEvent({ id, name, at, deviceId, sessionId, properties, about }: ForwardedEvent) {
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
