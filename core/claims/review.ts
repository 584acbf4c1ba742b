import type { Claim } from './claim.ts';

/** What a person said; its words are a claim and have a basis like every other. */
export type Review = Claim & {
  readonly id: string;
  readonly name: string;
  readonly rating: 4 | 5;
  readonly title: string;
  readonly city: string;
  /** As it is shown: 'Jun 14, 2025'. */
  readonly date: string;
};
