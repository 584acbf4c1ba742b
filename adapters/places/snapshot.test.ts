import { expect, test } from 'vitest';
import { type Place, Snapshot, writeSnapshot } from './snapshot.ts';

const places: readonly Place[] = [
  {
    id: '2867714',
    city: 'Munich',
    region: 'Bavaria',
    country: 'Germany',
    population: 1_260_391,
    otherNames: ['München', 'Мюнхен'],
  },
  { id: '1880252', city: 'Singapore', region: '', country: 'Singapore', population: 3_547_809, otherNames: [] },
  { id: '2861650', city: 'Nürnberg', region: 'Bavaria', country: 'Germany', population: 499_237, otherNames: [] },
];

test('what was written is read again', () => {
  const snapshot = new Snapshot(writeSnapshot(places));
  expect(snapshot.size).toBe(3);
  expect([0, 1, 2].map((number) => snapshot.place(number))).toEqual(places);
});

test('a country and a region are written once', () => {
  const text = writeSnapshot(places);
  expect(text.match(/Germany/g)).toHaveLength(1);
  expect(text.match(/Bavaria/g)).toHaveLength(1);
});
