import type { Claim } from './claim.ts';

export type Review = Claim & {
  readonly id: string;
  readonly name: string;
  readonly rating: 4 | 5;
  readonly title: string;
  readonly city: string;
  readonly date: string;
};

/** `mean` is 1 to 5; `example` tells that nobody wrote them. */
export function ratingOf(reviews: readonly Review[]): {
  readonly mean: number;
  readonly count: number;
  readonly example: boolean;
} {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { mean: sum / reviews.length, count: reviews.length, example: reviews.some(({ basis }) => basis.kind === 'sample') };
}
