import { asLine } from '../presentation/printable.ts';
import type { Funnel } from './funnel.ts';
import type { AskingStep, Option } from './step.ts';

/** An option id, a list of option ids, or what was typed (city). */
export type Answer = string | readonly string[];

/** Answers by step id. A missing answer is missing. */
export type Answers = Readonly<Record<string, Answer>>;

/** Longest typed answer in characters; a longer one is cut. */
export const LONGEST_TEXT = 80;

/** The answers that this funnel knows and allows; everything else is dropped, for example what an older definition stored. */
export function knownAnswers(funnel: Funnel, stored: Readonly<Record<string, unknown>>): Answers {
  const known: Record<string, Answer> = {};
  for (const step of funnel.asking) {
    const answer = allowedAnswer(step, stored[step.id]);
    if (answer !== undefined) known[step.id] = answer;
  }
  return known;
}

/** The value if it is one this step allows, else undefined. */
export function allowedAnswer(step: AskingStep, value: unknown): Answer | undefined {
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

/** Adds or removes a choice; an exclusive option stands alone. Keeps the order of the options. */
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
  return asLine(text.trim().slice(0, LONGEST_TEXT)).trim();
}

/** What a visitor chose at a step, in the words they chose it by. */
export function chosenLabels(step: AskingStep, answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  if (step.kind === 'city') return typeof answer === 'string' ? [answer] : [];
  return step.options.filter(({ id }) => (Array.isArray(answer) ? answer.includes(id) : answer === id)).map(({ label }) => label);
}
