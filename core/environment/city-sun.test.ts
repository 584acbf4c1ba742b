import { expect, test } from 'vitest';
import { parseCitySun } from './city-sun.ts';

const YEAR = [2, 3, 5, 7, 8, 10, 10, 9, 7, 4, 3, 2];
const SUN = { uv: 9.7, at: 1_782_000_000_000 };

test('the sun of a city is read as it was stored, with or without its year', () => {
  const stored = { ...SUN, year: YEAR };
  expect(parseCitySun(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(parseCitySun(SUN)).toEqual(SUN);
});

test.each([undefined, null, 'bright', {}, { uv: '9', at: 1 }, { uv: null, at: 1 }, { uv: 9 }])(
  '%j is no sun of a city',
  (sun) => {
    expect(parseCitySun(sun)).toBeUndefined();
  },
);

test.each([null, 7, {}, [], YEAR.slice(1), [...YEAR, 1], [...YEAR.slice(1), '2'], [...YEAR.slice(1), null]])(
  'a year of %j is left out, and the day stays',
  (year) => {
    expect(parseCitySun({ ...SUN, year })).toEqual(SUN);
  },
);
