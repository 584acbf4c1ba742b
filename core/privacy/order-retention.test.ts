import { expect, test } from 'vitest';
import { retainedUntil } from './order-retention.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

test.each([
  ['a short subscription, for three years from the consent', '2026-11-21', '2026-12-21', '2029-11-21'],
  ['a long one, for a year after its end', '2026-11-21', '2031-03-05', '2032-03-05'],
  ['a consent of a leap day, until the day after', '2028-02-29', '2028-03-29', '2031-03-01'],
])('an order is retained for %s', (_case, consentedAt, endedAt, until) => {
  expect(retainedUntil({ consentedAt: at(consentedAt), endedAt: at(endedAt) })).toBe(at(until));
});

test('an order with a running subscription is retained without an end', () => {
  expect(retainedUntil({ consentedAt: at('2020-01-01'), endedAt: undefined })).toBeUndefined();
});
