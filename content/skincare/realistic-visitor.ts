import type { ProgramInput } from '../../core/program/program.ts';
import { funnel } from '../funnel/index.ts';

/** Answers everything: one to three concerns, at most two further ones, whatever else by chance alone. */
export function realisticVisitor(random: () => number): ProgramInput['answers'] {
  const some = <T>(list: readonly T[], count: number): readonly T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  const answers: Record<string, unknown> = {};
  for (const step of funnel.asking) {
    if (!('options' in step)) continue;
    const ids = step.options.filter((option) => !('exclusive' in option)).map(({ id }) => id);
    if (step.kind !== 'multi')
      answers[step.id] = some(
        step.options.map(({ id }) => id),
        1,
      )[0];
    else if (step.id === 'skinConcerns') answers[step.id] = some(ids, 1 + Math.floor(random() * 3));
    else if (step.id === 'additionalConcerns') answers[step.id] = some(ids, Math.floor(random() * 3));
    else answers[step.id] = some(ids, 1 + Math.floor(random() * 2));
  }
  return answers;
}
