import { attributionKeys } from '../../core/analytics/attribution.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService } from '../http/call-service.ts';
import { redact } from '../redact.ts';
import { amplitudePrivacy, userIdOf } from './amplitude-privacy.ts';
import { batchesOf, splitInHalf } from './batches.ts';
import type { AnalyticsPort, ForwardedEvent } from './port.ts';
import { type Rejection, rejectionOf } from './rejection.ts';

type AmplitudeSettings = {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly url: URL;
  /** Deletions have a host of their own. */
  readonly privacyUrl: URL;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 14_000;
const MAX_EVENTS = 200;
const PAYLOAD_TOO_LARGE = 413;

/** Amplitude's HTTP API V2. It counts each `insert_id` of a device once. */
export function amplitude({ apiKey, url, timeoutMs = TIMEOUT_MS, ...privacy }: AmplitudeSettings): AnalyticsPort {
  /** Amplitude rejects a request as a whole and names the invalid events: the others are sent again without them. */
  async function send(events: readonly ForwardedEvent[], until: number): Promise<DeliveryOutcome> {
    const json = { api_key: apiKey, events: events.map(toAmplitudeEvent), options: { min_id_length: 1 } };
    const answer = await callService(url, { json, timeoutMs: Math.max(1, Math.ceil(until - performance.now())) });
    if (answer.ok) return answer;
    if (answer.status === PAYLOAD_TOO_LARGE && events.length > 1) return sendEach(splitInHalf(events), until);
    const refusal = rejectionOf(answer.body, events);
    const failure = {
      ...answer,
      ...(refusal.isKeyInvalid && { reason: 'unreachable' as const }),
      detail: detailOf(answer.detail, refusal, events),
    };
    const others = events.filter((event) => !refusal.namedEvents.has(event));
    if (refusal.isKeyInvalid || others.length === 0 || others.length === events.length) return failure;
    const rest = await send(others, until);
    return rest.ok || rest.reason === 'refused' ? failure : rest;
  }

  /** What can succeed later is more important than what never will. */
  async function sendEach(batches: readonly (readonly ForwardedEvent[])[], until: number): Promise<DeliveryOutcome> {
    let refusal: DeliveryOutcome = { ok: true };
    for (const batch of batches) {
      const outcome = await send(batch, until);
      if (outcome.ok) continue;
      if (outcome.reason !== 'refused') return outcome;
      refusal = outcome;
    }
    return refusal;
  }

  function detailOf(detail: string, { error, namedEvents }: Rejection, events: readonly ForwardedEvent[]): string {
    const words = redact(error, [apiKey, ...events.map(({ deviceId }) => deviceId)]);
    const summary = namedEvents.size > 0 && `It named ${namedEvents.size} of ${events.length} events.`;
    return [detail, summary, words && `It said: ${words}`].filter(Boolean).join(' ');
  }

  return {
    maxEvents: MAX_EVENTS,
    forward: (events) => sendEach(batchesOf(events, toAmplitudeEvent), performance.now() + timeoutMs),
    ...amplitudePrivacy({ apiKey, timeoutMs, ...privacy }),
  };
}

function toAmplitudeEvent({ id, name, at, deviceId, sessionId, properties, about }: ForwardedEvent) {
  return {
    event_type: name,
    user_id: userIdOf(deviceId),
    device_id: deviceId,
    session_id: sessionId ?? -1,
    time: at.getTime(),
    insert_id: id,
    platform: 'Web',
    event_properties: properties,
    user_properties: { $set: about, $setOnce: firstTouchOf(about) },
  };
}

const FIRST_TOUCH = ['source', ...attributionKeys];

/** The names that Amplitude's own SDK gives to what must not change with a later campaign. */
function firstTouchOf(about: ForwardedEvent['about']): Readonly<Record<string, string>> {
  const touched = FIRST_TOUCH.filter((key) => about[key]);
  return Object.fromEntries(touched.map((key) => [`initial_${key}`, about[key] ?? '']));
}
