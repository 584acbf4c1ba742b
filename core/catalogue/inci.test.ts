import { expect, test } from 'vitest';
import { readInci, spellings } from './inci.ts';

const texts = (list: string) => readInci(list).map(({ text }) => text);

test.each([
  ['the names in order', 'Aqua, Glycerin,Niacinamide', ['Aqua', 'Glycerin', 'Niacinamide']],
  ['a comma within a chemical name', 'Aqua,1,2-Hexanediol, 2,4,6-Trimethyl', ['Aqua', '1,2-Hexanediol', '2,4,6-Trimethyl']],
  ['a comma within brackets', 'Perfume (Limonene, Linalool), Aqua', ['Perfume (Limonene, Linalool)', 'Aqua']],
  ['a bracket that nobody closes', 'Aqua (Water, Glycerin', ['Aqua (Water', 'Glycerin']],
  ['numbers of colours', 'CI 77491,CI 77492', ['CI 77491', 'CI 77492']],
  ['other separators', 'Aqua; Glycerin • Urea\nPanthenol', ['Aqua', 'Glycerin', 'Urea', 'Panthenol']],
  ['a slash', 'Caprylic/Capric Triglyceride, Parfum/Fragrance', ['Caprylic/Capric Triglyceride', 'Parfum/Fragrance']],
  ['a heading and a full stop', 'Ingredients: Aqua, Glycerin.', ['Aqua', 'Glycerin']],
  ['a heading with the system', 'INGREDIENTS (INCI): AQUA, GLYCERIN', ['AQUA', 'GLYCERIN']],
  ['footnotes', 'Aloe Barbadensis Leaf Juice*, Glycerin, *from organic farming', ['Aloe Barbadensis Leaf Juice', 'Glycerin']],
  ['nothing', ' ,, ', []],
])('a list with %s is read', (_case, list, expected) => {
  expect(texts(list)).toEqual(expected);
});

test.each(['Aqua, Glycerin. May contain: CI 77491', 'Aqua, Glycerin [+/- CI 77491, CI 77492]', 'Aqua, Glycerin (+/-) Mica'])(
  'colours that only some shades contain have no position: %s',
  (list) => {
    expect(texts(list)).toEqual(['Aqua', 'Glycerin']);
  },
);

test('a declared strength is read wherever it stands', () => {
  expect(readInci('Niacinamide (5%), 10 % Urea, Retinol 0,3 %, Aqua')).toEqual([
    { text: 'Niacinamide', strength: 5 },
    { text: 'Urea', strength: 10 },
    { text: 'Retinol', strength: 0.3 },
    { text: 'Aqua' },
  ]);
});

test('a name is compared without case, also by its parts in brackets and beside a slash', () => {
  expect(spellings('AQUA (Water)')).toEqual(['aqua (water)', 'aqua', 'water']);
  expect(spellings('Parfum / Fragrance')).toEqual(['parfum/fragrance', 'parfum', 'fragrance']);
  expect(spellings('Butyrospermum Parkii (Shea) Butter')).toContain('butyrospermum parkii butter');
  expect(spellings('1,2‑Hexanediol')).toEqual(['1,2-hexanediol']);
});
