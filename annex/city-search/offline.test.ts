import { describe, expect, test } from 'vitest';
import { placesContract } from '../../adapters/places/contract.ts';
import { offlinePlaces } from './offline.ts';

placesContract('the offline snapshot', () => offlinePlaces());

describe('the offline snapshot', () => {
  const places = offlinePlaces();
  const labels = async (query: string) => (await places.search(query)).map(({ label }) => label);

  test.each([
    ['new york', 'New York, New York, United States'],
    ['NYC', 'New York, New York, United States'],
    ['paris', 'Paris, Île-de-France, France'],
    ['london', 'London, England, United Kingdom'],
    ['york', 'York, England, United Kingdom'],
    ['münchen', 'Munich, Bavaria, Germany'],
    ['Мюнхен', 'Munich, Bavaria, Germany'],
    ['cologne', 'Cologne, North Rhine-Westphalia, Germany'],
    ['kiev', 'Kyiv, Ukraine'],
    ['東京', 'Tokyo, Japan'],
    ['st petersburg', 'Saint Petersburg, Russia'],
    ['saint louis', 'St. Louis, Missouri, United States'],
    ['washington', 'Washington D.C., District of Columbia, United States'],
    ['xian', 'Xi’an, Shaanxi, China'],
    ['hanoi', 'Hanoi, Vietnam'],
    ['hong kong', 'Hong Kong, Hong Kong'],
    ['janeiro', 'Rio de Janeiro, Brazil'],
    ['paris, texas', 'Paris, Texas, United States'],
    ['springfield il', 'Springfield, Illinois, United States'],
    ['lyon france', 'Lyon, Auvergne-Rhône-Alpes, France'],
  ])('answers the search %s with %s first', async (query, label) => {
    expect((await labels(query))[0]).toBe(label);
  });

  test('distinguishes places of one name by their regions', async () => {
    const found = await labels('springfield');
    expect(found).toContain('Springfield, Missouri, United States');
    expect(found).toContain('Springfield, Massachusetts, United States');
    expect(found).toHaveLength(8);
  });

  test('finds a place again by its label', async () => {
    for (const query of ['york', 'springfield', 'donostia', 'washington', "xi'an", 's']) {
      for (const label of await labels(query)) expect((await labels(label))[0]).toBe(label);
    }
  });

  test('fails each search, but not the process, when its file cannot be read', async () => {
    const nowhere = new URL('nowhere.br', import.meta.url);
    const searchedLater = offlinePlaces({ snapshot: nowhere });
    await expect(offlinePlaces({ snapshot: nowhere }).search('paris')).rejects.toThrow('nowhere.br');
    // A turn of the event loop later, a failure that nobody caught would have ended the process.
    await new Promise(setImmediate);
    await expect(searchedLater.search('paris')).rejects.toThrow('nowhere.br');
  });
});
