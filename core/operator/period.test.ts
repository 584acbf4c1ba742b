import { expect, test, vi } from 'vitest';
import { bucketOf, bucketsOf, dayAt, daysIn, periodBefore, unitFor } from './period.ts';

test('the period before a period is as long and ends the day before it', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-28' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-03-02', to: '2026-03-08' })).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
});

test('less than a week is compared with the same weekdays a week before', () => {
  expect(periodBefore({ from: '2026-03-08', to: '2026-03-08' })).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(periodBefore({ from: '2026-03-03', to: '2026-03-08' })).toEqual({ from: '2026-02-24', to: '2026-03-01' });
});

test('a week of reports begins on Monday and a month on the first', () => {
  expect(['2026-03-01', '2026-03-02', '2026-03-08'].map((day) => bucketOf(day, 'week'))).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-02',
  ]);
  expect(bucketsOf({ from: '2025-12-30', to: '2026-02-01' }, 'month')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
});

test('a longer period of a report has coarser bars', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect([
    unitFor({ from: '2026-01-01', to: '2026-01-28' }),
    unitFor({ from: '2026-01-01', to: '2026-04-01' }),
    unitFor(year),
  ]).toEqual(['day', 'week', 'month']);
});

test('the day of a moment depends on the time zone', () => {
  const time = Date.parse('2026-03-01T23:30:00Z');
  expect([dayAt(time, 'UTC'), dayAt(time, 'Asia/Tokyo'), dayAt(time, 'America/New_York')]).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-01',
  ]);
});

test('the day of a moment is the same in a browser with other formats of dates', () => {
  const { DateTimeFormat } = Intl;
  class AmericanFormat extends DateTimeFormat {
    constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
      super('en-US', options);
    }
  }
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(AmericanFormat as unknown as typeof DateTimeFormat);
  expect(dayAt(Date.parse('2026-03-01T23:30:00Z'), 'UTC')).toBe('2026-03-01');
  vi.restoreAllMocks();
});
