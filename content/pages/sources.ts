import type { Source } from '../skincare/sources/source.ts';

/** The page of all works. {places} are filled in by the page. */
export const sourcesCopy = {
  title: 'The sources behind the program',
  lead: 'Every rule of the program names what it rests on. Here is all of it: search for an ingredient, an author, a journal or a word. Each was compared with the work, or with an abstract or report of it, on the day that it names. A title that is a link leads to the work or its abstract, in a new tab.',
  howToRead: 'How to read the kinds and the strength',
  search: 'Search the sources',
  count: '{count} of {all} sources',
  none: 'No source has these words. Try an ingredient, like niacinamide.',
  behind: 'Behind what we say of {names}.',
  people: '{count} people',
  testedOn: 'on {what}',
  access: { free: 'free to read', paid: 'to be paid for' } satisfies Readonly<Record<NonNullable<Source['access']>, string>>,
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
    kinds: {
      title: 'What the kinds can show',
      lines: [
        'A trial compares what it tests with something else, mostly so that its people do not know which they got.',
        'A study measures, watches or asks, mostly with less to compare. It can be on skin in a laboratory or on animals.',
        'A review reads many works and sums them up.',
        'A guideline is what experts agreed on after reading such works. A regulation is a law, or what an office says about one.',
        'Advice is what a professional body tells the public.',
      ],
      note: 'Many are small, and some are paid by who sells what they test. How many people took part, and whether reading is free, stands where we saw it said.',
    },
    strength: {
      title: 'How to read the strength',
      lines: [
        'Strong: several trials, or reviews of them, agree.',
        'Moderate: a good trial, or several smaller ones.',
        'Limited: one small study, or studies of something close to it.',
        'Expert advice: what a professional body or a regulator says without a trial of its own.',
      ],
      note: 'The lines of a plan name their strength, and the works here that they rest on.',
    },
  },
} as const;
