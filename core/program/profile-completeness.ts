import type { CompletenessModel } from './knowledge.ts';
import { chosenOptions } from './reasons.ts';

/** Percent of what the program needs and the quiz asks that the answers tell by a step; without a step, by the end of the quiz. */
export function profileCompleteness(
  { weights, vague }: CompletenessModel,
  steps: readonly string[],
  answers: Readonly<Record<string, unknown>>,
  upTo?: string,
): number {
  const end = upTo === undefined ? -1 : steps.indexOf(upTo);
  const asked = end < 0 ? steps : steps.slice(0, end + 1);
  const whole = steps.reduce((sum, step) => sum + (weights[step] ?? 0), 0);
  const known = asked.reduce((sum, step) => sum + (weights[step] ?? 0) * shareOf(answers[step], vague[step]), 0);
  return whole && Math.floor((100 * known) / whole);
}

function shareOf(answer: unknown, vague: readonly string[] = []): number {
  const options = chosenOptions(answer);
  if (options.length === 0) return 0;
  return options.every((option) => vague.includes(option)) ? 0.5 : 1;
}
