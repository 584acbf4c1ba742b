import { expect, test } from 'vitest';
import { readDays } from './days.ts';

test.each([
  '2026-11-26',
  '2026-11-26 00:00:00',
  '2026-11-26T00:00:00Z',
  '2026/11/26',
  '2026. 11. 26.',
  '20261126',
  '2026年11月26日',
  '26.11.2026',
  '26. 11. 2026',
  '26.11.26',
  '26/11/2026',
  '26-11-2026',
  '11/26/2026',
  'Nov 26, 2026',
  'November 26, 2026',
  'Thursday, November 26, 2026',
  '26 Nov 2026',
  '26-Nov-2026',
  '２０２６－１１－２６',
])('%s is the 26th of November', (text) => {
  expect(readDays([text])).toEqual(['2026-11-26']);
});

test.each([
  ['', 'noDay'],
  ['yesterday', 'noDay'],
  ['46352', 'noDay'],
  ['2026-02-30', 'noDay'],
  ['31.11.2026', 'noDay'],
  ['2026-11-26 14:00', 'noDay'],
  ['26 Foo 2026', 'noDay'],
  ['26/11/26', 'noDay'],
  ['13/13/2026', 'noDay'],
  ['05/11/2026', 'unclearDay'],
  ['5-11-2026', 'unclearDay'],
])('%s is refused as %s', (text, problem) => {
  expect(readDays([text])).toEqual([{ problem }]);
});

test.each([
  [
    ['05/11/2026', '26/11/2026'],
    ['2026-11-05', '2026-11-26'],
  ],
  [
    ['05/11/2026', '11/26/2026'],
    ['2026-05-11', '2026-11-26'],
  ],
  [
    ['05/11/2026', '11/11/2026'],
    [{ problem: 'unclearDay' }, '2026-11-11'],
  ],
  [
    ['26/11/2026', '11/26/2026'],
    ['2026-11-26', { problem: 'mixedDays' }],
  ],
])('%j are read together as %j', (texts, expected) => {
  expect(readDays(texts)).toEqual(expected);
});
