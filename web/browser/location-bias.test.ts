import { expect, test } from 'vitest';
import { locationOf } from './location-bias.ts';

test.each([
  ['Europe/Lisbon', ['en-US', 'en'], 'Europe/Lisbon'],
  ['America/Argentina/Ushuaia', [], 'America/Argentina/Ushuaia'],
  ['UTC', ['fr-CA', 'fr'], 'CA'],
  ['Etc/GMT+3', ['fr', 'pt-BR'], 'BR'],
  ['UTC', ['en-US', 'de-AT'], 'AT'],
  [undefined, ['zh-Hant-TW'], 'TW'],
])('a browser in %s that speaks %j is near %s', (timeZone, languages, near) => {
  expect(locationOf(timeZone, languages)).toBe(near);
});

test.each([
  ['UTC', ['fr', 'es-419', 'eo']],
  ['UTC', []],
  ['UTC', ['en-US', 'en']],
  [undefined, ['not a language']],
])('a browser in %s that speaks %j has no location', (timeZone, languages) => {
  expect(locationOf(timeZone, languages)).toBeUndefined();
});
