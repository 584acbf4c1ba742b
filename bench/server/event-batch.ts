import { randomUUID } from 'node:crypto';

/** Events of one device, each a millisecond before the last. */
export function eventBatch(length: number): readonly object[] {
  const device_id = randomUUID();
  const time = Date.now();
  return Array.from({ length }, (_, n) => ({
    event_type: 'Step Viewed',
    event_properties: { step_id: 'gender', step_number: 2 },
    user_properties: { source: 'facebook', device: 'phone', browser: 'instagram', time_zone: 'America/New_York' },
    device_id,
    session_id: time,
    insert_id: randomUUID(),
    time: time - n,
  }));
}
