import { expect, test } from 'vitest';
import { regionFinder } from './regions.ts';

const regions = [
  { code: 'CH.GE', name: 'Geneva' },
  { code: 'CH.VD', name: 'Vaud' },
  { code: 'FR.84', name: 'Auvergne-Rhône-Alpes' },
];
const cities = [
  { country: 'CH', admin1: 'GE', lat: '46.202', lng: '6.146' },
  { country: 'CH', admin1: 'VD', lat: '46.383', lng: '6.240' },
  { country: 'FR', admin1: '84', lat: '46.194', lng: '6.235' },
  { country: 'CH', admin1: 'XX', lat: '47.000', lng: '9.000' },
];
const regionAt = regionFinder(cities, regions);

test('a city is in the region of the nearest known city of its country', () => {
  expect(regionAt('CH', 6.15, 46.21)).toBe('Geneva');
  expect(regionAt('CH', 6.23, 46.33)).toBe('Vaud');
});

test('a nearer city across the border does not count', () => {
  expect(regionAt('CH', 6.234, 46.195)).toBe('Geneva');
  expect(regionAt('FR', 6.16, 46.2)).toBe('Auvergne-Rhône-Alpes');
});

test('where nothing is near, or its region has no name, there is no region', () => {
  expect(regionAt('CH', 8, 46)).toBe('');
  expect(regionAt('CH', 9, 47)).toBe('');
});
