import type { CityTable } from './city-table.ts';
import { readSnapshot } from './read-snapshot.ts';
import { type City, writeSnapshot } from './snapshot.ts';

type Where = { readonly country?: string; readonly region?: string; readonly otherNames?: readonly string[] };

let lastId = 0;

export function city(name: string, { country = 'DE', region, otherNames = [] }: Where = {}, population = 50_000): City {
  lastId += 1;
  return {
    id: lastId,
    names: [name, ...otherNames].map((text) => ({ text, languages: [] })),
    region: { country, names: region === undefined ? [] : [{ text: region, languages: [] }] },
    timeZone: 'Europe/Berlin',
    latitude: 50,
    longitude: 10,
    population,
    elevation: 100,
    suburb: false,
  };
}

const COUNTRY_NAMES = {
  DE: ['germany', 'de'],
  FR: ['france', 'fr'],
  US: ['united states', 'us'],
  GB: ['united kingdom', 'gb', 'uk'],
};

export function tableOf(cities: readonly City[]): CityTable {
  return readSnapshot(writeSnapshot(cities, { languages: ['de'], countryNames: COUNTRY_NAMES }));
}
