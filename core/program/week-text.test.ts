import { expect, test } from 'vitest';
import { programWords } from '../../content/skincare/words/words.ts';
import { monthAndDay } from '../presentation/day.ts';
import { dateOfDay } from './day-number.ts';
import type { CalendarDay, Program } from './program.ts';
import { weekLines } from './week-text.ts';

const STARTED = new Date(2026, 11, 29).getTime();
const week = (used: Readonly<Record<number, readonly string[]>>) => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day): CalendarDay => ({ day, morning: [], evening: used[day] ?? [] }));
  const dateOf = (day: number) => monthAndDay(dateOfDay(STARTED, day).getTime());
  return weekLines({ calendar: days } as unknown as Program, (id) => id, programWords, dateOf)[0]?.replaceAll('\u00a0', '_');
};

test('a month stands once before its dates, and no line breaks between a month and a day', () => {
  expect(week({ 1: ['a'], 3: ['a'], 4: ['a'], 6: ['a'] })).toBe('A on Dec_29, 31, Jan_1 and 3.');
});

test('what is used on the dates of another says so', () => {
  expect(week({ 2: ['a', 'b'], 4: ['a', 'b'] })).toBe('A on Dec_30 and Jan_1. B on the same dates.');
  expect(week({ 2: ['a', 'b'] })).toBe('A on Dec_30. B on Dec_30.');
});

test('what is used every day names no dates', () => {
  const daily = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, ['a', 'b']]));
  expect(week(daily)).toBe('A every day. B every day.');
});
