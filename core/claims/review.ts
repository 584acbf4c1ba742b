import type { Claim } from './claim.ts';

export type Review = Claim & {
  readonly id: string;
  readonly name: string;
  readonly rating: 4 | 5;
  readonly title: string;
  readonly city: string;
  readonly date: string;
};

/** `mean` is 1 to 5. */
export function ratingOf(reviews: readonly Review[]): { readonly mean: number; readonly count: number } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { mean: sum / reviews.length, count: reviews.length };
}
