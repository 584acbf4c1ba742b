import { chosenOptions } from '../../../core/program/reasons.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

const MAX_CHIPS = 4;

/** The words of the answers that filled a chart: one of each question first, so that every question has its turn. */
export function chipsOf(words: Words, answers: Readonly<Record<string, unknown>>): readonly string[] {
  const chosen = Object.entries(words).map(([step, labels]) => chosenOptions(answers[step]).flatMap((option) => labels[option] ?? []));
  return [...chosen.flatMap(([first]) => first ?? []), ...chosen.flatMap(([, ...others]) => others)].slice(0, MAX_CHIPS);
}
