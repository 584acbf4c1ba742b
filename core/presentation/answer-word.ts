/** The word of the first chosen option that has one. */
export function answerWord(
  answers: Readonly<Record<string, unknown>>,
  step: string,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const chosen = [answers[step]].flat().find((option) => typeof option === 'string' && Object.hasOwn(words, option));
  return typeof chosen === 'string' ? words[chosen] : undefined;
}
