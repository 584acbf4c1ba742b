import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['São Paulo', 'sao paulo'],
  ['sao-paulo', 'sao paulo'],
  ['MÜNCHEN', 'munchen'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Straßburg', 'strassburg'],
  ['İzmir', 'izmir'],
  ["Xi'an", 'xian'],
  ['Xi’an', 'xian'],
  ['St. John’s', 'st johns'],
  ['Frankfurt (Oder)', 'frankfurt oder'],
  ['  New\tYork ', 'new york'],
  ['Мюнхен', 'мюнхен'],
  ['京都市', '京都市'],
  ['.,- ', ''],
])('the name %j is folded to %j', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('a folded name is folded to itself', () => {
  const once = fold('Réunion — Saint-Denis');
  expect(fold(once)).toBe(once);
});
