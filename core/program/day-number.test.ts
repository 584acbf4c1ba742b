import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from './day-number.ts';

const at = (text: string) => new Date(text).getTime();

test('the day of the purchase is the first, whatever its hour', () => {
  expect(dayNumber(at('2026-11-28T23:59:00'), at('2026-11-28T23:59:30'))).toBe(1);
  expect(dayNumber(at('2026-11-28T23:59:00'), at('2026-11-29T00:01:00'))).toBe(2);
  expect(dayNumber(at('2026-11-28T00:01:00'), at('2026-11-28T23:59:00'))).toBe(1);
});

test('changes of clocks, and the turn of a year, take no day away', () => {
  for (const start of ['2026-03-07T23:30:00', '2026-10-24T23:30:00', '2026-12-30T00:10:00']) {
    for (let day = 1; day <= 60; day += 1) {
      const date = dateOfDay(at(start), day);
      expect(dayNumber(at(start), date.getTime())).toBe(day);
      expect(date.getHours()).toBe(12);
    }
  }
});

test('a clock that runs behind shows the first day', () => {
  expect(dayNumber(at('2026-11-28T12:00:00'), at('2026-11-20T12:00:00'))).toBe(1);
});
