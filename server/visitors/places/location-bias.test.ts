import { expect, test } from 'vitest';
import { locationBiasOf } from './location-bias.ts';

test.each([
  ['Europe/Lisbon', 'PT'],
  ['America/New_York', 'US'],
  ['America/Sao_Paulo', 'BR'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['Europe/Paris', 'FR'],
  ['Antarctica/Troll', 'AQ'],
])('the time zone %s belongs to the country %s', (timeZone, countryCode) => {
  expect(locationBiasOf({ timeZone })).toEqual({ countryCode });
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', 'IN'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'VN'],
  ['Asia/Katmandu', 'Asia/Kathmandu', 'NP'],
  ['Asia/Rangoon', 'Asia/Yangon', 'MM'],
  ['Asia/Ulan_Bator', 'Asia/Ulaanbaatar', 'MN'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'AR'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis', 'US'],
  ['America/Fort_Wayne', 'America/Indiana/Indianapolis', 'US'],
  ['America/Louisville', 'America/Kentucky/Louisville', 'US'],
  ['America/Godthab', 'America/Nuuk', 'GL'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe', 'FO'],
  ['Europe/Kiev', 'Europe/Kyiv', 'UA'],
  ['Pacific/Truk', 'Pacific/Chuuk', 'FM'],
  ['Africa/Asmera', 'Africa/Asmara', 'ER'],
])('the time zone %s belongs to the same country as its new name %s', (old, renamed, countryCode) => {
  expect([locationBiasOf({ timeZone: old }), locationBiasOf({ timeZone: renamed })]).toEqual([{ countryCode }, { countryCode }]);
});

test('a time zone without a country has no location bias', () => {
  expect(locationBiasOf({ timeZone: 'Etc/GMT+5' })).toBeUndefined();
  expect(locationBiasOf({ timeZone: 'Middle/Earth' })).toBeUndefined();
});

test('a location bias with a country or a position stays as it is', () => {
  expect(locationBiasOf({ countryCode: 'CH' })).toEqual({ countryCode: 'CH' });
  expect(locationBiasOf({ latitude: 1, longitude: 2 })).toEqual({ latitude: 1, longitude: 2 });
  expect(locationBiasOf(undefined)).toBeUndefined();
});
