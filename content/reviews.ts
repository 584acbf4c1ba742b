import type { Review } from '../core/claims/review.ts';
import type { AskingId } from './funnel/index.ts';

/** Demonstration copy: no such person wrote these. Replace them by real reviews before real money is taken. */
export const reviews = [
  {
    id: 'maya',
    name: 'Maya R.',
    rating: 5,
    title: 'Finally a routine I keep',
    city: 'Austin',
    date: 'Jun 27, 2025',
    text: 'Four steps in the morning, three at night. I stopped guessing what goes on first, and I actually do it every day.',
    basis: { kind: 'sample' },
  },
  {
    id: 'claire',
    name: 'Claire D.',
    rating: 4,
    title: 'The scanner saves me money',
    city: 'Manchester',
    date: 'Jun 24, 2025',
    text: 'I scan a bottle in the shop and put most of them back. It does not know every small brand yet, so four stars.',
    basis: { kind: 'sample' },
  },
  {
    id: 'tom',
    name: 'Tom B.',
    rating: 5,
    title: 'Simple enough for me',
    city: 'Chicago',
    date: 'Jun 21, 2025',
    text: 'I owned one bar of soap. The plan added two things and told me when to use them. That was all I wanted.',
    basis: { kind: 'sample' },
  },
  {
    id: 'ines',
    name: 'Inês M.',
    rating: 5,
    title: 'Kind, not pushy',
    city: 'Lisbon',
    date: 'Jun 18, 2025',
    text: 'No talk about flaws. It asks how the skin feels today and moves my evening ritual around when I am tired.',
    basis: { kind: 'sample' },
  },
  {
    id: 'dana',
    name: 'Dana K.',
    rating: 4,
    title: 'Good for a sensitive face',
    city: 'Toronto',
    date: 'Jun 15, 2025',
    text: 'I like that it lists what I should leave out. The reminders came too early at first, but you can move them.',
    basis: { kind: 'sample' },
  },
  {
    id: 'aisha',
    name: 'Aisha N.',
    rating: 5,
    title: 'My sister has it now too',
    city: 'Atlanta',
    date: 'Jun 11, 2025',
    text: 'The weekly photos keep me going. We compare Beauty stars on Sundays and she is winning, annoyingly.',
    basis: { kind: 'sample' },
  },
  {
    id: 'lena',
    name: 'Lena W.',
    rating: 5,
    title: 'Hair and skin in one place',
    city: 'Hamburg',
    date: 'Jun 6, 2025',
    text: 'I came for the face and stayed for the hair rituals. The chat answers in plain words, also at midnight.',
    basis: { kind: 'sample' },
  },
] as const satisfies readonly Review[];

/** A review stands first for visitors with one of these answers. */
export const reviewReaders = {
  maya: { dailySkinCare: ['only-morning', 'only-evening'], outcome: ['keep-a-routine'] },
  claire: { priceSensitive: ['4', '5'], outcome: ['buy-fewer-products', 'know-what-suits-me'] },
  tom: { gender: ['male'], dailySkinCare: ['no-routine'] },
  ines: { stressLevel: ['every-day', 'often'], desiredFeeling: ['relaxed', 'cared-for'] },
  dana: { isSensitiveSkin: ['sensitive'], skinConcerns: ['redness-or-rosacea'] },
  aisha: { outcome: ['see-my-progress'], confidenceGoal: ['be-in-photos'] },
  lena: { outcome: ['understand-ingredients'] },
} as const satisfies Readonly<Record<(typeof reviews)[number]['id'], Readonly<Partial<Record<AskingId, readonly string[]>>>>>;
