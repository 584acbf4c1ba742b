import type { Source } from '../skincare/sources/source.ts';

/** The page of all works. {places} are filled in by the page. */
export const sourcesCopy = {
  title: 'The works behind the program',
  lead: 'Every rule of the program names what it rests on. Here is all of it: search for an ingredient, a journal or a word. Each was compared with the work, or with an abstract or report of it, on the day that it names.',
  search: 'Search the works',
  count: '{count} of {all} works',
  none: 'No work has these words. Try an ingredient, like niacinamide.',
  behind: 'Behind what we say of {names}.',
  checked: 'looked up on {day}',
  and: 'and',
  /** What the kinds of work can show. */
  kinds: {
    trial: 'a trial',
    study: 'a study',
    review: 'a review',
    guideline: 'a guideline',
    regulation: 'a regulation',
    advice: 'advice of a professional body',
  } satisfies Readonly<Record<Source['evidence'], string>>,
  reading: {
    title: 'How to read the strength',
    lines: [
      'Strong: several trials, or reviews of them, agree.',
      'Moderate: a good trial, or several smaller ones.',
      'Limited: one small study, or studies of something close to it.',
      'Expert advice: what a professional body or a regulator says without a trial of its own.',
    ],
    note: 'A trial compares with something else, and its people do not know which they got. A study does not. Many are small, and some are paid by who sells what they test.',
  },
} as const;
