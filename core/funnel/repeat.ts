import { day } from '../presentation/day.ts';
import { chosenLabels, validAnswer } from './answers.ts';
import { numberLabel } from './kinds/number.ts';
import { sliderLabel } from './kinds/slider.ts';
import type { FixedKind, Repeating, RepeatingField } from './repeat-types.ts';
import { type AskingStep, type Section, type Step, type StepKind, takesSeveral } from './step.ts';

/**
 * Words may repeat an answer: `{skinType|your skin}` is what the visitor chose at the step `skinType`, or the words behind the line where
 * nothing was chosen. Pages fill it in; mails repeat no answer, since those that they may be made of belong to an order.
 */
const REPEAT = /\{([\w-]+)\|([^{}|]+)\}/g;
const BRACES = /\{[^{}]*\}|[{}]/g;

/** Of a question and of a step between them, these may repeat an earlier answer; a chart says a figure, and the selfie how it is kept. */
const REPEATING: readonly string[] = ['title', 'lead', 'why', 'reassurance'] satisfies readonly RepeatingField[];
const FIXED: ReadonlySet<StepKind> = new Set<FixedKind>(['chart', 'counter', 'selfie']);

/** The steps whose answers a text repeats, by their ids. */
export function repeatedIn(text: string): readonly string[] {
  return Array.from(text.matchAll(REPEAT), ([, id = '']) => id);
}

/** Plain text, as the words around it: whoever puts it into markup escapes both. */
export function repeatAnswers<const Text extends string, Asked extends AskingStep>(
  text: Text & Repeating<Text, Asked['id']>,
  asking: readonly Asked[],
  answers: Readonly<Record<string, unknown>>,
): string {
  return text.replace(REPEAT, (_, id: string, fallback: string) => {
    const step = asking.find((asked) => asked.id === id);
    return (step && wordOf(step, answers[id])) ?? fallback;
  });
}

/** About the longest of the texts that `text` can become: a page keeps the room for it, so that nothing moves once the answer is known. */
export function longestRepeat(text: string, asking: readonly AskingStep[]): string {
  return text.replace(REPEAT, (_, id: string, fallback: string) => {
    const step = asking.find((asked) => asked.id === id);
    return byLength([fallback, step ? longestWord(step) : ''])[0] ?? fallback;
  });
}

/** Of several options, three together; of a typed text, twenty letters. */
function longestWord(step: AskingStep): string {
  if ('options' in step) {
    const words = byLength(step.options.map(({ word, label }) => word ?? label));
    return LIST.format(words.slice(0, takesSeveral(step) ? 3 : 1));
  }
  if (step.kind === 'number') return numberLabel(step, String(step.max));
  if (step.kind === 'slider') return sliderLabel(step, String(step.max));
  return step.kind === 'date' ? day(Date.UTC(2028, 8, 30), 'UTC') : 'm'.repeat(20);
}

function byLength(words: readonly string[]): readonly string[] {
  return [...words].sort((one, other) => other.length - one.length);
}

/** Undefined for an answer that says nothing in a sentence. */
function wordOf(step: AskingStep, answer: unknown): string | undefined {
  const valid = validAnswer(step, answer);
  if (valid === undefined || step.kind === 'consent') return undefined;
  const words =
    'options' in step
      ? step.options.filter(({ id }) => [valid].flat().includes(id)).map(({ word, label }) => word ?? label)
      : chosenLabels(step, valid);
  return LIST.format(words.map((word) => word.replaceAll('\n', ' ')));
}

const LIST = new Intl.ListFormat('en-US');

/** What keeps a text from being filled in, by the step that has it. */
export type RepeatProblem = { readonly step: string; readonly text: string; readonly says: string };

/** For funnels that the compiler has not seen, such as drafts. */
export function repeatProblems(sections: readonly Pick<Section, 'steps'>[]): readonly RepeatProblem[] {
  const steps = sections.flatMap((section) => section.steps);
  return steps.flatMap((step, at) => {
    const earlier = new Set(
      steps
        .slice(0, at)
        .filter(isRepeatable)
        .map(({ id }) => id),
    );
    return textsOf(step).flatMap(([field, text]): RepeatProblem[] => {
      const problem = problemOf(text, !FIXED.has(step.kind) && REPEATING.includes(field), earlier);
      return problem ? [{ step: step.id, text, says: problem }] : [];
    });
  });
}

function problemOf(text: string, mayRepeat: boolean, earlier: ReadonlySet<string>): string | undefined {
  for (const [braces] of text.matchAll(BRACES)) {
    const [id] = repeatedIn(braces);
    if (id === undefined) return `${braces} is no repeated answer: write {step|words without an answer}.`;
    if (!mayRepeat) return `${braces} is not filled in there: only ${REPEATING.join(', ')} repeat answers.`;
    if (!earlier.has(id)) return `${braces} repeats no answer that was given before.`;
  }
  return undefined;
}

function isRepeatable(step: Step): boolean {
  return 'options' in step || ['city', 'number', 'slider', 'date', 'text'].includes(step.kind);
}

/** Of a step and of its options. */
function textsOf(value: object, within = ''): readonly (readonly [field: string, text: string])[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const field = within ? `${within}.${key}` : key;
    if (typeof part === 'string') return [[field, part] as const];
    return typeof part === 'object' && part !== null ? textsOf(part, field) : [];
  });
}
