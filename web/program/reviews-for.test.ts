import { expect, test } from 'vitest';
import { reviews } from '../../content/reviews.ts';
import { reviewsFor } from './reviews-for.ts';

const first = (answers: Readonly<Record<string, unknown>>) => reviewsFor(answers)[0]?.name;

test('the sensitive read of sensitive skin first, whatever else they answered', () => {
  const sensitive = { isSensitiveSkin: 'sensitive', skinConcerns: ['redness-or-rosacea'] };
  expect(first(sensitive)).toBe('Dana K.');
  expect(first({ ...sensitive, priceSensitive: '5', outcome: ['buy-fewer-products'], stressLevel: 'often' })).toBe('Dana K.');
});

test('a man without a routine reads of one, and a visitor without answers reads all in the order of the content', () => {
  expect(first({ gender: 'male', dailySkinCare: 'no-routine' })).toBe('Tom B.');
  expect(reviewsFor({})).toEqual([...reviews]);
});
