import { LATER_WORD, NAME_END, OTHER_NAME, SPACE } from './name-index.ts';

/* Relative likelihoods. A whole name outweighs a beginning, a later word or a typo, unless the other city is many times as large. */
const WHOLE_NAME = 10;
const WHOLE_WORDS = 0.3;
const BEGINNING = 0.1;
const TYPO_IN_WHOLE_NAME = 0.03;
const TYPO_IN_BEGINNING = 0.003;
/** Factors of the above. */
const IN_LATER_WORD = 0.1;
const IN_OTHER_NAME = 0.3;
const IN_FIRST_LETTER = 0.1;

export function likelihood(next: number, rank: number, typoAt: number | undefined): number {
  let likely: number;
  if (typoAt === undefined)
    likely = next === NAME_END && (rank & LATER_WORD) === 0 ? WHOLE_NAME : next <= SPACE ? WHOLE_WORDS : BEGINNING;
  else likely = next === NAME_END ? TYPO_IN_WHOLE_NAME : TYPO_IN_BEGINNING;
  if (typoAt === 0) likely *= IN_FIRST_LETTER;
  if (rank & LATER_WORD) likely *= IN_LATER_WORD;
  if (rank & OTHER_NAME) likely *= IN_OTHER_NAME;
  return likely;
}
