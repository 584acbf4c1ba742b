import { describe, expect, test } from 'vitest';
import { MAX_PLACES, type PlacesPort } from './port.ts';

/** The port of `open` must know Paris in France and São Paulo in Brazil. */
export function placesContract(name: string, open: () => PlacesPort): void {
  describe(`${name} keeps the contract of places`, () => {
    const places = open();

    test.each(['', '   ', '\t', '.,-'])('the blank query %j finds nothing', async (query) => {
      expect(await places.search(query)).toEqual([]);
    });

    test('a label says the city first and the country last', async () => {
      const [first] = await places.search('Paris');
      expect(first?.label).toMatch(/^Paris, (.+, )?France$/);
      expect(first).toMatchObject({ city: 'Paris', country: 'France', countryCode: 'FR' });
    });

    test('case and accents do not matter', async () => {
      const [first] = await places.search('são PAULO');
      expect(first?.label).toMatch(/^São Paulo, (.+, )?Brazil$/);
      expect(await places.search('sao paulo')).toEqual(await places.search('são PAULO'));
    });

    test('there are never more places than a visitor can look over, and none twice', async () => {
      const found = await places.search('pa');
      expect(found.length).toBeLessThanOrEqual(MAX_PLACES);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    });

    test('what is no city finds nothing', async () => {
      expect(await places.search('qqqxzzy')).toEqual([]);
    });

    test('a place says where it is, to two decimals, and what time it is there', async () => {
      const [first] = await places.search('Paris');
      expect(first?.latitude).toBeCloseTo(48.86, 1);
      expect(first?.longitude).toBeCloseTo(2.35, 1);
      expect(first?.latitude).toBe(Math.round((first?.latitude ?? 0) * 100) / 100);
      expect(first?.timeZone).toBe('Europe/Paris');
    });

    test('who stands in a city is told its name', async () => {
      expect(await places.nearest({ latitude: 48.86, longitude: 2.35 })).toMatchObject({ city: 'Paris', country: 'France' });
    });

    test('nobody lives at sea', async () => {
      expect(await places.nearest({ latitude: 35, longitude: -40 })).toBeUndefined();
    });

    test('a place that was found is found again by its id, and nothing by what is no id', async () => {
      const [first] = await places.search('São Paulo');
      expect(await places.find(first?.id ?? '')).toEqual(first);
      for (const id of ['', 'paris', '-1', '99999999999', '0']) expect(await places.find(id)).toBeUndefined();
    });
  });
}
