import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';
import { type Place, Snapshot, writeSnapshot } from './snapshot.ts';

const place = (city: string, population: number, region = '', country = 'Utopia', otherNames: string[] = []): Place => ({
  id: city,
  city,
  region,
  country,
  population,
  otherNames,
});

function search(query: string, places: readonly Place[], most = 8): string[] {
  const snapshot = new Snapshot(writeSnapshot(places));
  return new NameIndex(snapshot).search(query, most).map((number) => {
    const { city, region } = snapshot.place(number);
    return region ? `${city} in ${region}` : city;
  });
}

const yorks = [place('New York', 8_000_000), place('Yorkton', 16_000), place('York', 9_000), place('Cork', 120_000)];

test('the whole name comes before all that goes on, and a later word needs ten times the population', () => {
  expect(search('york', yorks)).toEqual(['York', 'New York', 'Yorkton']);
  expect(search('york', [place('North York', 100_000), place('Yorkton', 16_000)])).toEqual(['Yorkton', 'North York']);
});

test('the larger of one name comes first', () => {
  const namesakes = [place('Paris', 24_000, 'Texas'), place('Paris', 2_000_000, 'Île-de-France')];
  expect(search('Paris', namesakes)).toEqual(['Paris in Île-de-France', 'Paris in Texas']);
});

test('a name is found by the beginning of any word, but not by its middle', () => {
  expect(search('yo', yorks)).toHaveLength(3);
  expect(search('ork', yorks)).toEqual([]);
});

test('a query may go on into region and country, in words of which some are left out', () => {
  const lyon = [place('Lyon', 500_000, 'Auvergne-Rhône-Alpes', 'France'), place('Lyons', 5_000, 'Georgia', 'United States')];
  for (const query of ['lyon, auvergne-rhône-alpes, france', 'lyon auv', 'lyon france', 'lyon alpes fra']) {
    expect(search(query, lyon)).toEqual(['Lyon in Auvergne-Rhône-Alpes']);
  }
  for (const query of ['lyon spain', 'lyon rance']) expect(search(query, lyon)).toEqual([]);
});

test('another name finds its place once, whichever of its names match', () => {
  const munich = [place('Munich', 1_200_000, '', 'Germany', ['München', 'Munchen'])];
  expect(search('mun', munich)).toEqual(['Munich']);
  expect(search('münchen', munich)).toEqual(['Munich']);
});

test('a word that comes twice in a name finds it once', () => {
  expect(search('baden', [place('Baden-Baden', 54_000)])).toEqual(['Baden-Baden']);
});

test('only the best are kept, in order', () => {
  const many = Array.from({ length: 100 }, (_, i) => place(`Town${i}`, ((i * 37) % 100) + 1));
  expect(search('town', many, 3)).toEqual(['Town27', 'Town54', 'Town81']);
});
