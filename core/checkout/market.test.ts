import { describe, expect, test } from 'vitest';
import { marketOf } from './market.ts';

/** The capitals of the European Union and of the countries that took over its directive, and its regions elsewhere. */
const BOUND =
  `Amsterdam Athens Berlin Bratislava Brussels Bucharest Budapest Busingen Copenhagen Dublin Helsinki Lisbon Ljubljana London
Luxembourg Madrid Malta Mariehamn Oslo Paris Prague Riga Rome Sofia Stockholm Tallinn Vaduz Vienna Vilnius Warsaw Zagreb`
    .split(/\s+/)
    .map((city) => `Europe/${city}`)
    .concat('Asia/Nicosia', 'Asia/Famagusta', 'Africa/Ceuta', 'Atlantic/Azores', 'Atlantic/Canary', 'Atlantic/Madeira')
    .concat('Atlantic/Reykjavik', 'Arctic/Longyearbyen', 'Indian/Reunion', 'Indian/Mayotte', 'America/Cayenne')
    .concat('America/Guadeloupe', 'America/Martinique', 'America/Marigot');

describe('the market of a time zone', () => {
  test.each(BOUND)('is the one with the words of the directive in %s', (zone) => {
    expect(marketOf(zone)).toBe('eu');
  });

  test.each(['UTC', 'Etc/GMT+5', 'CET', 'GMT', ''])('is that one too where %o names no place', (zone) => {
    expect(marketOf(zone)).toBe('eu');
  });

  test.each(['America/New_York', 'America/Argentina/Salta', 'Asia/Singapore', 'Australia/Sydney', 'Pacific/Auckland'])(
    'is the other one in %s',
    (zone) => {
      expect(marketOf(zone)).toBe('us');
    },
  );

  test('is the European one in every zone of Europe that a browser can name', () => {
    const european = Intl.supportedValuesOf('timeZone').filter((zone) => /^(Europe|Atlantic|Arctic)\//.test(zone));
    expect(european.length).toBeGreaterThan(40);
    expect(european.filter((zone) => marketOf(zone) !== 'eu')).toEqual([]);
  });
});
