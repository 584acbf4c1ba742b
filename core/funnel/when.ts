/**
 * A condition over answers of earlier steps. A step that is not answered is nothing, includes nothing and is at least nothing; `atLeast` is for
 * scales, sliders and numbers in their first unit.
 */
export type When =
  | { readonly step: string; readonly is: string }
  | { readonly step: string; readonly isNot: string }
  | { readonly step: string; readonly includes: string }
  | { readonly step: string; readonly atLeast: number }
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When };

/** Of a step that is not answered yet. */
const UNKNOWN = 0.5;

/** In Kleene's logic of three values: 1 is true, 0 is false, and 0.5 is what the answers to `open` steps will tell. */
export function truthOf(
  when: When | undefined,
  answers: Readonly<Record<string, unknown>>,
  open: readonly string[] = [],
): number {
  if (!when) return 1;
  const truths = (parts: readonly When[]) => parts.map((part) => truthOf(part, answers, open));
  if ('all' in when) return Math.min(...truths(when.all), 1);
  if ('any' in when) return Math.max(...truths(when.any), 0);
  if ('not' in when) return 1 - truthOf(when.not, answers, open);
  if (open.includes(when.step)) return UNKNOWN;
  const answer = answers[when.step];
  if ('is' in when) return Number(answer === when.is);
  if ('isNot' in when) return Number(answer !== when.isNot);
  if ('atLeast' in when) return Number(Number(answer ?? Number.NaN) >= when.atLeast);
  return Number(Array.isArray(answer) && answer.includes(when.includes));
}

export function bothOf(one: When | undefined, other: When | undefined): When | undefined {
  return one && other ? { all: [one, other] } : (one ?? other);
}

/** Answers to steps that are asked: each condition counts those that stand before it. */
export function answersAsked<A extends Readonly<Record<string, unknown>>>(
  steps: readonly { readonly id: string; readonly when?: When }[],
  answers: A,
): A {
  const asked: Record<string, unknown> = { ...answers };
  for (const { id, when } of steps) if (truthOf(when, asked) === 0) delete asked[id];
  return asked as A;
}

/** All steps that a condition asks about, with what it expects of the answer. */
export function questionsOf(when: When | undefined): readonly Extract<When, { readonly step: string }>[] {
  if (!when) return [];
  if ('all' in when) return when.all.flatMap(questionsOf);
  if ('any' in when) return when.any.flatMap(questionsOf);
  return 'not' in when ? questionsOf(when.not) : [when];
}
