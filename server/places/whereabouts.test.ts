import { expect, test } from 'vitest';
import { offlinePlaces } from '../../adapters/places/offline.ts';
import { whereaboutsFinder } from './whereabouts.ts';

const whereabouts = whereaboutsFinder(offlinePlaces());

test.each([
  ['Europe/Lisbon', 'PT'],
  ['America/New_York', 'US'],
  ['America/Sao_Paulo', 'BR'],
  ['Asia/Kolkata', 'IN'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['Europe/Paris', 'FR'],
])('a clock of %s is in %s', async (timeZone, countryCode) => {
  expect(await whereabouts({ timeZone })).toEqual({ countryCode });
});

test('a zone that names no city tells nothing', async () => {
  expect(await whereabouts({ timeZone: 'Antarctica/Troll' })).toBeUndefined();
  expect(await whereabouts({ timeZone: 'Middle/Earth' })).toBeUndefined();
});

test('what is known already stays as it is', async () => {
  expect(await whereabouts({ countryCode: 'CH' })).toEqual({ countryCode: 'CH' });
  expect(await whereabouts({ latitude: 1, longitude: 2 })).toEqual({ latitude: 1, longitude: 2 });
  expect(await whereabouts(undefined)).toBeUndefined();
});
