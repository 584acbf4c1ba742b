import type { Answer, Answers, AnswersOf } from './answers.ts';
import type { Funnel, Sections } from './funnel.ts';
import { kinds } from './kinds/index.ts';
import type { AskingStep } from './step.ts';

export const NO_ANSWER = 'No answer';

type ExportedValue = string | readonly string[] | { readonly title: string; readonly descr: string } | { readonly label: string };

export type UserData = Readonly<Record<string, ExportedValue>>;

export type QuestionAnswer = { readonly question: string; readonly answer: string };

/** Answers by the companion app's key, and the chosen plan; never the photo. */
export function userData<S extends Sections>(
  funnel: Funnel<S>,
  answers: AnswersOf<NoInfer<S>>,
  selectedOption?: string,
): UserData;
export function userData(funnel: Funnel, answers: Answers, selectedOption?: string): UserData {
  const data: Record<string, ExportedValue> = {};
  for (const step of funnel.asking) data[step.exportAs ?? step.id] = exported(step, answers[step.id]);
  data.selectedOption = selectedOption ?? NO_ANSWER;
  return data;
}

/** Joins `userData` for `receiveWebQuizData`: lists with ', '; objects by label, else title, else as JSON. */
export function questionAnswers(data: Readonly<Record<string, unknown>>): QuestionAnswer[] {
  return Object.entries(data).map(([question, value]) => ({ question, answer: joined(value) }));
}

/** The address and the plan come from checkout, not from the quiz. */
export function isAnswered(answers: readonly QuestionAnswer[]): boolean {
  return answers.some(({ question, answer }) => answer !== NO_ANSWER && question !== 'email' && question !== 'selectedOption');
}

function exported(step: AskingStep, answer: Answer | undefined): ExportedValue {
  if (answer === undefined) return NO_ANSWER;
  const kind = kinds?.[step.kind];
  if (kind) {
    const valid = kind.valid(step, answer);
    return valid === undefined ? NO_ANSWER : kind.exported(step, valid);
  }
  if (!('options' in step)) return typeof answer === 'string' ? answer : NO_ANSWER;
  const chosen = step.options.filter((option) => (step.kind === 'multi' ? answer.includes(option.id) : answer === option.id));
  const [first] = chosen;
  if (!first) return NO_ANSWER;
  if (step.kind === 'multi') return chosen.map((option) => option.label);
  return first.description ? { title: first.label, descr: first.description } : first.label;
}

function joined(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(joined).join(', ');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? NO_ANSWER;
  if ('label' in value && typeof value.label === 'string') return value.label;
  if ('title' in value && typeof value.title === 'string') return value.title;
  return JSON.stringify(value);
}
