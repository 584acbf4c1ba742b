import { toSingleLine } from '../presentation/printable.ts';
import type { AskingIdOf, AskingStepIn, Funnel, Sections } from './funnel.ts';
import type { AskingStep, Option } from './step.ts';

/** An option id, a list of option ids, or a typed text. */
export type Answer = string | readonly string[];

/** By step id, of any funnel. An unanswered step has no key. */
export type Answers = Readonly<Record<string, Answer>>;

type AnswerTo<S> = S extends { readonly kind: 'multi'; readonly options: readonly { readonly id: infer Id }[] }
  ? readonly Id[]
  : S extends { readonly options: readonly { readonly id: infer Id }[] }
    ? Id
    : string;

export type AnswersOf<S extends Sections> =
  string extends AskingIdOf<S> ? Answers : { readonly [Asked in AskingStepIn<S> as Asked['id']]?: AnswerTo<Asked> };

/** In characters; a longer text is cut. */
export const MAX_TEXT_LENGTH = 80;

/** Drops what an older funnel stored and what a request makes up. `askedAnswers` drops what is not asked besides. */
export function validAnswers<S extends Sections>(funnel: Funnel<S>, stored: Readonly<Record<string, unknown>>): AnswersOf<S>;
export function validAnswers(funnel: Funnel, stored: Readonly<Record<string, unknown>>): Answers {
  const known: Record<string, Answer> = {};
  for (const step of funnel.asking) {
    const answer = validAnswer(step, stored[step.id]);
    if (answer !== undefined) known[step.id] = answer;
  }
  return known;
}

export function validAnswer(step: AskingStep, value: unknown): Answer | undefined {
  if (step.kind === 'city') {
    return typeof value === 'string' ? typed(value) || undefined : undefined;
  }
  if (step.kind === 'multi') {
    if (!Array.isArray(value)) return undefined;
    const chosen = step.options.filter((option) => value.includes(option.id));
    if (chosen.length > 1 && chosen.some((option) => option.exclusive)) return undefined;
    return chosen.length > 0 ? chosen.map((option) => option.id) : undefined;
  }
  return step.options.some((option) => option.id === value) ? (value as string) : undefined;
}

export function toggle(options: readonly Option[], chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const option = options.find((candidate) => candidate.id === id);
  if (!option) return chosen;
  if (option.exclusive) return [id];
  return options
    .filter((candidate) => candidate.id === id || (chosen.includes(candidate.id) && !candidate.exclusive))
    .map((candidate) => candidate.id);
}

function typed(text: string): string {
  return toSingleLine(text.trim().slice(0, MAX_TEXT_LENGTH)).trim();
}

export function chosenLabels(step: AskingStep, answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  if (step.kind === 'city') return typeof answer === 'string' ? [answer] : [];
  return step.options.filter(({ id }) => (Array.isArray(answer) ? answer.includes(id) : answer === id)).map(({ label }) => label);
}
