import { expect, test } from 'vitest';
import { parsePickedCity } from './picked-city.ts';

const LISBON = { placeId: '2267057', name: 'Lisbon', label: 'Lisbon, Portugal' };

test('a picked city is read as it was stored', () => {
  expect(parsePickedCity(LISBON)).toEqual(LISBON);
  const sunny = { ...LISBON, sun: { uv: 9.7, at: 1_782_000_000_000 } };
  expect(parsePickedCity(JSON.parse(JSON.stringify(sunny)))).toEqual(sunny);
});

test.each([
  undefined,
  null,
  'Lisbon',
  7,
  [],
  {},
  { placeId: '1' },
  { ...LISBON, placeId: 1 },
  { ...LISBON, name: undefined },
  { ...LISBON, label: null },
])('%j is not read as a picked city', (stored) => {
  expect(parsePickedCity(stored)).toBeUndefined();
});
