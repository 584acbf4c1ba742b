import { expect, test } from 'vitest';
import type { CalendarDay, Program } from './program.ts';
import { workbookOf } from './workbook.ts';

const grounds = { because: [{ step: 'wish', option: 'glow' }], sources: ['a-study'], evidence: 'strong' } as const;
const line = (text: string) => ({ text, why: [], grounds });
const sought = { ...grounds, family: 'retinoid', for: ['lines'], step: 'treatment-face', notWith: [], cautions: [] } as const;
const seek: Program['seek'] = [
  { ...sought, about: { ingredient: 'retinol' } },
  { ...sought, about: { ingredient: 'niacinamide' } },
];
const avoid: Program['avoid'] = [
  { ...grounds, about: { family: 'scrub' }, degree: 'leave-out' },
  { ...grounds, about: { ingredient: 'coconut-oil' }, degree: 'go-easy' },
];
const calendar: readonly CalendarDay[] = Array.from({ length: 28 }, (_, index) => ({
  day: index + 1,
  morning: index === 8 ? ['niacinamide'] : [],
  evening: index === 7 ? ['retinol'] : [],
  ...(index === 7 && { starts: 'retinol' }),
  ...(index < 7 && { patchTest: 'retinol' }),
}));
const text = {
  seek: [line('Retinol in the evening.'), line('Niacinamide daily.')],
  avoid: [
    { ...line('Leave out scrubs.'), what: 'Scrubs', isOut: true },
    { ...line('Go easy on coconut oil.'), what: 'Coconut oil', isOut: false },
  ],
};
const names = {
  ingredients: { retinol: ['Retinol'], 'coconut-oil': ['Cocos Nucifera Oil'] },
  families: { scrub: ['Pumice', 'Perlite', 'Silica', 'Walnut', 'Apricot', 'Rice', 'Bamboo'] },
};
const book = workbookOf({ seek, avoid, calendar }, text, names, (id) => id.toUpperCase());

test('the list for the shop has what to look for by its names on labels, and nothing made up where none is known', () => {
  expect(book.seek).toEqual([
    { name: 'RETINOL', text: 'Retinol in the evening.', onLabels: ['Retinol'] },
    { name: 'NIACINAMIDE', text: 'Niacinamide daily.', onLabels: [] },
  ]);
});

test('what is left out is named as the plan names it, by no more than six names of a label', () => {
  expect(book.avoid.map(({ name, isOut }) => [name, isOut])).toEqual([
    ['Scrubs', true],
    ['Coconut oil', false],
  ]);
  expect(book.avoid.map(({ onLabels }) => onLabels)).toEqual([
    ['Pumice', 'Perlite', 'Silica', 'Walnut', 'Apricot', 'Rice'],
    ['Cocos Nucifera Oil'],
  ]);
});

test('four weeks have every day once, with what is used beside the basics in its half of the day', () => {
  expect(book.weeks.flatMap(({ days }) => days.map(({ day }) => day))).toEqual(calendar.map(({ day }) => day));
  expect(book.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7]);
  expect(book.weeks[1]?.days.slice(0, 3).map(({ also }) => also)).toEqual([
    [{ name: 'RETINOL', slot: 'evening', starts: true }],
    [{ name: 'NIACINAMIDE', slot: 'morning', starts: false }],
    [],
  ]);
  expect(book.weeks.map(({ patchTest }) => patchTest)).toEqual(['RETINOL', undefined, undefined, undefined]);
});
