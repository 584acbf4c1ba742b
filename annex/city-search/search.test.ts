import { describe, expect, test } from 'vitest';
import { headOf, nameText } from './city-table.ts';
import { indexNames } from './name-index.ts';
import { CitySearch, type Nearness } from './search.ts';
import type { City } from './snapshot.ts';
import { city, tableOf } from './testing.ts';

function search(query: string, cities: readonly City[], near?: Nearness): string[] {
  const table = tableOf(cities);
  const head = headOf(table);
  return new CitySearch(table, indexNames(table), head).search(query, 8, near).map((number) => {
    const region = head.regions[table.region[number] ?? 0]?.names[0]?.text;
    const name = nameText(table, table.firstName[number] ?? 0);
    return region ? `${name} in ${region}` : name;
  });
}

const yorks = [
  city('New York', {}, 8_000_000),
  city('Yorkton', {}, 16_000),
  city('York', {}, 150_000),
  city('Cork', {}, 120_000),
];

describe('the city search', () => {
  test('lists a city whose whole name matches before cities of which a part matches', () => {
    expect(search('york', yorks)).toEqual(['York', 'New York', 'Yorkton']);
  });

  test('lists the larger of two cities of one name first', () => {
    const namesakes = [city('Paris', { region: 'Texas' }, 24_000), city('Paris', { region: 'Île-de-France' }, 2_000_000)];
    expect(search('Paris', namesakes)).toEqual(['Paris in Île-de-France', 'Paris in Texas']);
  });

  test('finds a city by the beginning of any word of its name, but not by the middle of a word', () => {
    expect(search('yo', yorks)).toHaveLength(3);
    expect(search('ork', yorks)).toEqual([]);
  });

  test('finds a city by its region and country too, in full or in part, before or after its name', () => {
    const lyon = [
      city('Lyon', { region: 'Auvergne-Rhône-Alpes', country: 'FR' }, 500_000),
      city('Lyons', { region: 'Georgia', country: 'US' }, 5_000),
    ];
    for (const query of ['lyon, auvergne-rhône-alpes, france', 'lyon auv', 'lyon france', 'lyon alpes fra', 'france, lyon']) {
      expect(search(query, lyon)).toEqual(['Lyon in Auvergne-Rhône-Alpes']);
    }
    for (const query of ['lyon spain', 'lyon rance']) expect(search(query, lyon)).toEqual([]);
  });

  test('finds a city by the first words of its name followed by the country', () => {
    const newcastle = [city('Newcastle upon Tyne', { country: 'GB' }, 190_000), city('Newcastle', { country: 'US' }, 13_000)];
    expect(search('newcastle uk', newcastle)).toEqual(['Newcastle upon Tyne']);
    expect(search('new yor germany', yorks)).toEqual(['New York']);
  });

  test('finds a city by another of its names, and lists it once when several names match', () => {
    const munich = [city('Munich', { otherNames: ['München', 'Munchen'] })];
    expect(search('mun', munich)).toEqual(['Munich']);
    expect(search('münchen', munich)).toEqual(['Munich']);
    expect(search('muenchen', munich)).toEqual(['Munich']);
  });

  test('lists a city once when its name has the word twice', () => {
    expect(search('baden', [city('Baden-Baden')])).toEqual(['Baden-Baden']);
  });

  test.each([
    ['a letter too many', 'barcellona'],
    ['a letter missing', 'barclona'],
    ['a wrong letter', 'barselona'],
    ['two letters swapped', 'bracelona'],
    ['a wrong first letter', 'varcelona'],
    ['a missing first letter', 'arcelona'],
    ['a typo in a name that is still being typed', 'barcelln'],
    ['a typo before the country', 'barcelna germany'],
  ])('finds a city despite %s', (_mistake, query) => {
    expect(search(query, [city('Barcelona'), city('Madrid')])).toEqual(['Barcelona']);
  });

  test('finds a city by the abbreviation of a whole word of its name, but not of a part of a word', () => {
    const cities = [city('Santo Domingo'), city('Ústí nad Labem'), city('Staré Město'), city('Stockholm', {}, 900_000)];
    expect(search('sto domingo', cities)).toEqual(['Santo Domingo']);
    expect(search('mesanto', cities)).toEqual([]);
    expect(search('sto', cities)[0]).toBe('Stockholm');
  });

  test('finds a city despite a missing space', () => {
    expect(search('newyork', yorks)).toEqual(['New York']);
  });

  test('finds no city for two typos, nor for one typo in fewer than five letters', () => {
    expect(search('bxrcelxna', [city('Barcelona')])).toEqual([]);
    expect(search('rme', [city('Rome')])).toEqual([]);
    expect(search('rmoe', [city('Rome')])).toEqual([]);
  });

  test('lists the exact name before a similar one, unless the city of the similar one is far larger', () => {
    expect(search('sidney', [city('Sydney', {}, 4_000_000), city('Sidney', {}, 20_000)])).toEqual(['Sidney', 'Sydney']);
    expect(search('sidney', [city('Sydney', {}, 9_000_000), city('Sidney', {}, 2_000)])).toEqual(['Sydney', 'Sidney']);
  });

  test("lists cities of the visitor's country first", () => {
    const namesakes = [city('Paris', { region: 'Texas', country: 'US' }, 24_000), city('Paris', { country: 'FR' }, 2_000_000)];
    const inAmerica = { region: (country: string) => (country === 'US' ? 100 : 1) };
    expect(search('paris', namesakes, inAmerica)).toEqual(['Paris in Texas', 'Paris']);
  });

  test('lists only the best of many matches, in order', () => {
    const many = Array.from({ length: 100 }, (_, i) => city(`Town${i}`, {}, (((i * 37) % 100) + 1) * 1000));
    expect(search('town', many).slice(0, 3)).toEqual(['Town27', 'Town54', 'Town81']);
    expect(search('town', many)).toHaveLength(8);
  });
});
