import { describe, expect, test } from 'vitest';
import { MAX_PLACES, type PlacesPort } from './port.ts';

/** The port of `open` must know Paris in France and São Paulo in Brazil. */
export function placesContract(name: string, open: () => PlacesPort): void {
  describe(`${name} keeps the contract of places`, () => {
    const places = open();

    test.each(['', '   ', '\t', '.,-'])('the blank query %j finds nothing', async (query) => {
      expect(await places.search(query)).toEqual([]);
    });

    test('a label names the city first and the country last', async () => {
      const [first] = await places.search('Paris');
      expect(first?.label).toMatch(/^Paris, (.+, )?France$/);
      expect(first).toMatchObject({ city: 'Paris', country: 'France', countryCode: 'FR' });
    });

    test('a search ignores case and accents', async () => {
      const [first] = await places.search('são PAULO');
      expect(first?.label).toMatch(/^São Paulo, (.+, )?Brazil$/);
      expect(await places.search('sao paulo')).toEqual(await places.search('são PAULO'));
    });

    test('a search returns a limited number of places, and no place twice', async () => {
      const found = await places.search('pa');
      expect(found.length).toBeLessThanOrEqual(MAX_PLACES);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    });

    test('a search for an unknown name finds nothing', async () => {
      expect(await places.search('qqqxzzy')).toEqual([]);
    });

    test('a place has coordinates with two decimals and a time zone', async () => {
      const [first] = await places.search('Paris');
      expect(first?.latitude).toBeCloseTo(48.86, 1);
      expect(first?.longitude).toBeCloseTo(2.35, 1);
      expect(first?.latitude).toBe(Math.round((first?.latitude ?? 0) * 100) / 100);
      expect(first?.timeZone).toBe('Europe/Paris');
    });

    test('a position in a city finds that city', async () => {
      expect(await places.nearest({ latitude: 48.86, longitude: 2.35 })).toMatchObject({ city: 'Paris', country: 'France' });
    });

    test('a position at sea finds no city', async () => {
      expect(await places.nearest({ latitude: 35, longitude: -40 })).toBeUndefined();
    });

    test('a place is found again by its id, and an invalid id finds nothing', async () => {
      const [first] = await places.search('São Paulo');
      expect(await places.find(first?.id ?? '')).toEqual(first);
      for (const id of ['', 'paris', '-1', '99999999999', '0']) expect(await places.find(id)).toBeUndefined();
    });
  });
}
