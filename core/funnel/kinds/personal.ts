import type { StepKind } from '../step.ts';
import { kinds } from './index.ts';

/** What an event may say of an answer, whoever sent it. */
export function withoutPersonal<Answers>(
  steps: readonly { readonly id: string; readonly kind: StepKind }[],
  answers: Answers,
): Answers {
  if (typeof answers !== 'object' || answers === null) return answers;
  const personal = new Set(steps.filter(({ kind }) => kinds[kind]?.personal).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !personal.has(id))) as Answers;
}
