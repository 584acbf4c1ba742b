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

test.each([
  ['Aqua, Glycerin. May contain: CI 77491', ['CI 77491']],
  ['Aqua, Glycerin [+/- CI 77491, CI 77492]', ['CI 77491', 'CI 77492']],
  ['Aqua, Glycerin (+/-) Mica', ['Mica']],
  ['Aqua (may contain traces of nuts), Glycerin', ['traces of nuts']],
  ['Aqua [may contain CI 77491], Glycerin, peut contenir: Mica', ['CI 77491', 'Mica']],
])('what a label says a product may contain is set apart, and what follows its brackets is not: %s', (list, optional) => {
  const read = readInci(list);
  expect(read.filter((name) => !name.optional).map(({ text }) => text)).toEqual(['Aqua', 'Glycerin']);
  expect(read.filter((name) => name.optional).map(({ text }) => text)).toEqual(optional);
});

const BOTH_LISTS = [{ text: 'Salicylic Acid', strength: 2, active: true }, { text: 'Water' }, { text: 'Glycerin' }];
test.each([
  ['in one line', 'Active Ingredient: Salicylic Acid 2%. Inactive Ingredients: Water, Glycerin'],
  [
    'with its purpose',
    'ACTIVE INGREDIENT (w/w) Salicylic Acid 2%......Purpose: Acne treatment INACTIVE INGREDIENTS Water, Glycerin',
  ],
  [
    'as a whole panel',
    'Drug Facts\nActive ingredient Purpose\nSalicylic Acid 2% Acne Medication\nUses for acne\nWarnings For external use only, avoid eyes\nInactive ingredients Water, Glycerin\nQuestions? 1-800',
  ],
  ['in Japan', '有効成分：Salicylic Acid 2％ その他の成分：Water、Glycerin'],
])('the list of a medicine sold without prescription keeps its active ingredient: %s', (_case, label) => {
  expect(readInci(label)).toEqual(BOTH_LISTS);
});

test('active ingredients that only their strengths set apart are several', () => {
  const label =
    'Active ingredients Purpose Homosalate 10.0% Octisalate 5% Sunscreen Zinc Oxide (9.4%) Inactive ingredients: Water';
  expect(readInci(label).map(({ text, strength }) => [text, strength])).toEqual([
    ['Homosalate', 10],
    ['Octisalate', 5],
    ['Zinc Oxide', 9.4],
    ['Water', undefined],
  ]);
});

test.each(['Aqua / Glycerin / Parfum', 'Aqua. Glycerin. Parfum.', 'Aqua | Glycerin | Parfum', '전성분: Aqua，Glycerin、Parfum'])(
  'the names of a list are set apart by other signs too: %s',
  (list) => {
    expect(texts(list)).toEqual(['Aqua', 'Glycerin', 'Parfum']);
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
