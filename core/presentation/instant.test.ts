import { expect, test } from 'vitest';
import { instant } from './instant.ts';

test.each([
  ['2026-11-21T10:02:31.900Z', 'Nov 21, 2026, 10:02:31 UTC'],
  ['2026-12-31T23:59:59.000-01:00', 'Jan 1, 2027, 00:59:59 UTC'],
])('%s is shown as %s', (time, stated) => {
  expect(instant(Date.parse(time))).toBe(stated);
});
