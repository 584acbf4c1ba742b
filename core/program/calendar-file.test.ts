import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'sub_1-1-evening',
  date: new Date(2026, 10, 28, 12),
  at: '21:00',
  minutes: 10,
  title: 'Evening ritual',
  text: 'Cleanser, 2 min; then\nmoisturizer',
};
const file = (change: Partial<typeof entry> = {}) =>
  calendarFile([{ ...entry, ...change }], { product: 'Brand', stamp: new Date('2026-11-28T10:00:00Z') });

test('an entry has its day, its hour without a zone, and what its steps are', () => {
  const lines = file().split('\r\n');
  expect(lines).toContain('DTSTART:20261128T210000');
  expect(lines).toContain('DTSTAMP:20261128T100000Z');
  expect(lines).toContain('DURATION:PT10M');
  expect(lines).toContain('UID:sub_1-1-evening');
  expect(lines).toContain('DESCRIPTION:Cleanser\\, 2 min\\; then\\nmoisturizer');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('long lines are folded at 75 octets, between characters, and read again as one', () => {
  const text = 'Crème für 🌸 '.repeat(40);
  const lines = file({ text }).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file({ text }).replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
});
