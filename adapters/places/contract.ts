import { describe, expect, test } from 'vitest';
import { MOST_PLACES, type PlacesPort } from './port.ts';

/** What every adapter of this port does. `open` gives one whose source knows Paris in France and São Paulo in Brazil. */
export function placesContract(name: string, open: () => PlacesPort): void {
  describe(`${name} keeps the contract of places`, () => {
    const places = open();

    test.each(['', '   ', '\t', '.,-'])('the blank query %j finds nothing', async (query) => {
      expect(await places.search(query)).toEqual([]);
    });

    test('a label says the city first and the country last', async () => {
      const [first] = await places.search('Paris');
      expect(first?.label).toMatch(/^Paris, (.+, )?France$/);
    });

    test('case and accents do not matter', async () => {
      const [first] = await places.search('são PAULO');
      expect(first?.label).toMatch(/^São Paulo, (.+, )?Brazil$/);
      expect(await places.search('sao paulo')).toEqual(await places.search('são PAULO'));
    });

    test('there are never more places than a visitor can look over, and none twice', async () => {
      const found = await places.search('pa');
      expect(found.length).toBeLessThanOrEqual(MOST_PLACES);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    });

    test('what is no city finds nothing', async () => {
      expect(await places.search('qqqxzzy')).toEqual([]);
    });
  });
}
