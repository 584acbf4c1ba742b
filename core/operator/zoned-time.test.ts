import { expect, test } from 'vitest';
import { dayAt, plusDays } from './period.ts';
import { changesClock, daysEarlier, hourAt, startOfDayAt } from './zoned-time.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

test('a day begins at midnight of its zone, also on the days on which clocks change', () => {
  expect(startOfDayAt('2026-03-29', BERLIN)).toBe(at('2026-03-28T23:00:00Z'));
  expect(startOfDayAt('2026-03-30', BERLIN)).toBe(at('2026-03-29T22:00:00Z'));
  expect(startOfDayAt('2026-10-26', BERLIN)).toBe(at('2026-10-25T23:00:00Z'));
  expect(startOfDayAt('2026-11-01', 'America/Los_Angeles')).toBe(at('2026-11-01T07:00:00Z'));
  expect(startOfDayAt('2026-07-01', 'Asia/Kolkata')).toBe(at('2026-06-30T18:30:00Z'));
});

test('in every zone of the world a day of 2026 on which clocks change begins where the day before ends', () => {
  const days = Array.from({ length: 365 }, (_, index) => plusDays('2026-01-01', index));
  let changes = 0;
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const offsetOn = (day: string) => offset.formatToParts(at(`${day}T12:00:00Z`)).at(-1)?.value;
    const offsets = [plusDays('2026-01-01', -1), ...days, '2027-01-01'].map(offsetOn);
    for (const day of days.filter((_, index) => offsets[index] !== offsets[index + 2])) {
      const start = startOfDayAt(day, zone);
      expect([dayAt(start - 1, zone), dayAt(start, zone)], `${zone} ${day}`).toEqual([plusDays(day, -1), day]);
      changes++;
    }
  }
  expect(changes).toBeGreaterThan(200);
});

test('the hour of a moment is that of the clock in the zone', () => {
  expect(hourAt(at('2026-07-01T22:30:00Z'), BERLIN)).toBe(0);
  expect(hourAt(at('2026-01-01T22:30:00Z'), BERLIN)).toBe(23);
});

test('a week earlier the clock shows the same, also when it changed in between', () => {
  expect(daysEarlier(at('2026-04-02T10:00:00Z'), 7, BERLIN)).toBe(at('2026-03-26T11:00:00Z'));
  expect(daysEarlier(at('2026-10-26T11:00:00Z'), 7, BERLIN)).toBe(at('2026-10-19T10:00:00Z'));
  expect(daysEarlier(at('2026-07-08T10:00:00Z'), 7, BERLIN)).toBe(at('2026-07-01T10:00:00Z'));
});

test('a time that the clock skipped is undefined', () => {
  expect(daysEarlier(at('2026-04-05T00:30:00Z'), 7, BERLIN)).toBeUndefined();
});

test('hours in which the clock changes are recognised', () => {
  expect(changesClock(at('2026-03-29T00:00:00Z'), at('2026-03-29T03:00:00Z'), BERLIN)).toBe(true);
  expect(changesClock(at('2026-03-29T01:00:00Z'), at('2026-03-29T04:00:00Z'), BERLIN)).toBe(false);
});
