import { expect, test } from 'vitest';
import { type Review, ratingOf } from './review.ts';

const review = (rating: Review['rating']): Review => ({
  ...{ id: 'a', name: 'Ann', rating, title: 'Good', city: 'Bern', date: 'Jun 1, 2025', text: 'Good.' },
  basis: { kind: 'evidence', document: 'letter', date: '2025-06-01' },
});

test('the rating of reviews is their mean and their number', () => {
  expect(ratingOf([review(5), review(4)])).toEqual({ mean: 4.5, count: 2 });
});
