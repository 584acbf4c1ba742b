import { expect, test } from 'vitest';
import { type Review, ratingOf } from './review.ts';

const review = (rating: Review['rating'], kind: 'sample' | 'evidence'): Review => ({
  ...{ id: 'a', name: 'Ann', rating, title: 'Good', city: 'Bern', date: 'Jun 1, 2025', text: 'Good.' },
  basis: kind === 'sample' ? { kind } : { kind, document: 'letter', date: '2025-06-01' },
});

test('the rating of reviews is their mean and their number', () => {
  expect(ratingOf([review(5, 'evidence'), review(4, 'evidence')])).toEqual({ mean: 4.5, count: 2, example: false });
});

test('one invented review makes the rating an example', () => {
  expect(ratingOf([review(5, 'evidence'), review(5, 'sample')]).example).toBe(true);
});
