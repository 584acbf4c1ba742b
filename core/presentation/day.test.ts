import { expect, test } from 'vitest';
import { day } from './day.ts';

test("a moment is shown as its day in the reader's time zone", () => {
  const lateEvening = Date.UTC(2026, 11, 20, 23, 30);
  expect(day(lateEvening, 'UTC')).toBe('Dec 20, 2026');
  expect(day(lateEvening, 'Europe/Berlin')).toBe('Dec 21, 2026');
});
