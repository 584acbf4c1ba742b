import { expect, test } from 'vitest';
import { headOf, nameText, positionOf } from './city-table.ts';
import { readSnapshot } from './read-snapshot.ts';
import { type City, writeSnapshot } from './snapshot.ts';
import { city, tableOf } from './testing.ts';

const munich: City = {
  ...city('Munich'),
  id: 2_867_714,
  names: [
    { text: 'Munich', languages: [] },
    { text: 'München', languages: [0] },
    { text: 'Мюнхен', languages: [] },
  ],
  latitude: 48.137,
  longitude: 11.575,
  population: 1_260_391,
  elevation: 524,
};
const quito: City = { ...city('Quito', { country: 'EC' }), id: 12, latitude: -0.23, longitude: -78.52, suburb: true };

test('a city snapshot keeps every name, coordinates to two decimals and the population to one percent', () => {
  const table = readSnapshot(writeSnapshot([munich, quito], { languages: ['de'], countryNames: {} }));
  const names = Array.from({ length: 4 }, (_, name) => nameText(table, name));
  expect(names).toEqual(['Munich', 'München', 'Мюнхен', 'Quito']);
  expect([...table.firstName]).toEqual([0, 3, 4]);
  expect(Array.from(table.languageSet, (set) => headOf(table).languageSets[set])).toEqual([[], [0], [], []]);
  expect([...table.id]).toEqual([2_867_714, 12]);
  expect(positionOf(table, 0)).toEqual({ latitude: 48.14, longitude: 11.58 });
  expect(positionOf(table, 1)).toEqual({ latitude: -0.23, longitude: -78.52 });
  expect((table.population[0] ?? 0) / munich.population).toBeCloseTo(1, 2);
  expect(table.elevation[0]).toBe(520);
  expect([...table.suburb]).toEqual([0, 1]);
});

test('a city snapshot stores each region and each time zone once', () => {
  const head = headOf(tableOf([munich, city('Nuremberg'), quito]));
  expect(head.regions.map(({ country }) => country)).toEqual(['DE', 'EC']);
  expect(head.timeZones).toEqual(['Europe/Berlin']);
});
