import type { Claim } from './claim.ts';

export type Review = Claim & {
  readonly id: string;
  readonly name: string;
  readonly rating: 4 | 5;
  readonly title: string;
  readonly city: string;
  readonly date: string;
};
