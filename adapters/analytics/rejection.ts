import type { ForwardedEvent } from './port.ts';

export type Rejection = {
  readonly error: string;
  /** Amplitude answers 400 to a wrong key, which the operator can correct. */
  readonly isKeyInvalid: boolean;
  readonly namedEvents: ReadonlySet<ForwardedEvent>;
};

/** By index in the list, or by the invalid field. */
const NUMBERS = [
  'events_with_missing_fields',
  'events_with_invalid_fields',
  'events_with_invalid_id_lengths',
  'silenced_events',
  'throttled_events',
];
const DEVICES = ['silenced_devices', 'throttled_devices', 'exceeded_daily_quota_devices'];

export function rejectionOf(body: unknown, events: readonly ForwardedEvent[]): Rejection {
  const fields = mapOf(body);
  const numbers = new Set(NUMBERS.flatMap((name) => Object.values(mapOf(fields[name])).flat()));
  const devices = new Set(
    DEVICES.flatMap((name) => (Array.isArray(fields[name]) ? fields[name] : Object.keys(mapOf(fields[name])))),
  );
  const error = typeof fields.error === 'string' ? fields.error : '';
  return {
    error,
    isKeyInvalid: /\bapi.?key\b/i.test(error),
    namedEvents: new Set(events.filter((event, number) => numbers.has(number) || devices.has(event.deviceId))),
  };
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
