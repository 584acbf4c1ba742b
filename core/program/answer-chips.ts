import { chosenOptions } from './reasons.ts';

export type ChipWords = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

const MAX_CHIPS = 4;

/** Answers in a word or two: one of each question first, so that every question has its turn. */
export function answerChips(words: ChipWords, answers: Readonly<Record<string, unknown>>): readonly string[] {
  const chosen = Object.entries(words).map(([step, labels]) =>
    chosenOptions(answers[step]).flatMap((option) => (Object.hasOwn(labels, option) ? (labels[option] ?? []) : [])),
  );
  return [...chosen.flatMap(([first]) => first ?? []), ...chosen.flatMap(([, ...others]) => others)].slice(0, MAX_CHIPS);
}
