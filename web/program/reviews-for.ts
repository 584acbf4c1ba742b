import { reviewReaders, reviews } from '../../content/reviews.ts';

/** What somebody's skin needs makes a review nearer than what else they share. */
const SKIN = new Set(['isSensitiveSkin', 'skinConcerns']);

/** First those of people in the same place as the visitor; of equals in the order of the content. */
export function reviewsFor(answers: Readonly<Record<string, unknown>>): readonly (typeof reviews)[number][] {
  const nearness = ({ id }: (typeof reviews)[number]) =>
    Object.entries<readonly string[]>(reviewReaders[id])
      .filter(([step, options]) => [answers[step]].flat().some((chosen) => options.some((option) => option === chosen)))
      .reduce((sum, [step]) => sum + (SKIN.has(step) ? 2 : 1), 0);
  return [...reviews].sort((a, b) => nearness(b) - nearness(a));
}
