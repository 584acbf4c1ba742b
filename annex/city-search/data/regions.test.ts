import { expect, test } from 'vitest';
import { regionFinder, regionName } from './regions.ts';

const cities = [
  { country: 'CH', admin1: 'GE', lat: '46.202', lng: '6.146' },
  { country: 'CH', admin1: 'VD', lat: '46.383', lng: '6.240' },
  { country: 'FR', admin1: '84', lat: '46.194', lng: '6.235' },
];
const regionAt = regionFinder(cities);

test('a city is in the region of the nearest known city of its country', () => {
  expect(regionAt('CH', 6.15, 46.21)).toBe('CH.GE');
  expect(regionAt('CH', 6.23, 46.33)).toBe('CH.VD');
});

test('the region of a city is never that of a nearer city across the border', () => {
  expect(regionAt('CH', 6.234, 46.195)).toBe('CH.GE');
  expect(regionAt('FR', 6.16, 46.2)).toBe('FR.84');
});

test('a city far from every known city has no region', () => {
  expect(regionAt('CH', 8, 46)).toBeUndefined();
});

test.each([
  ['Chelyabinsk Oblast', 'Chelyabinsk'],
  ['Municipality of Beltinci', 'Beltinci'],
  ['Capital Region', 'Capital Region'],
  ['Western Province', 'Western Province'],
  ['Free State', 'Free State'],
  ['Texas', 'Texas'],
])('the region %s is called %s', (official, name) => {
  expect(regionName(official)).toBe(name);
});
