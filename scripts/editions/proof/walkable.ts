import { type Answers, chosenLabels } from '../../../core/funnel/answers.ts';
import { exampleAnswer } from '../../../core/funnel/example-answer.ts';
import type { Funnel, PlacedStep } from '../../../core/funnel/funnel.ts';
import { offering } from '../../../core/funnel/offering.ts';
import type { PathClass } from '../../../core/funnel/prove.ts';
import { isAskingStep } from '../../../core/funnel/step.ts';
import { questionsOf, truthOf } from '../../../core/funnel/when.ts';

/** A visitor who answers every question on a path; undefined where only somebody who leaves one out takes it, which the quiz lets nobody do. */
export function walkableAnswers({ steps }: Pick<Funnel, 'steps'>, { steps: path, visitor }: PathClass): Answers | undefined {
  const answers: Record<string, Answers[string]> = {};
  for (const step of steps) {
    if (!path.includes(step.id) || !isAskingStep(step)) continue;
    const asked = offering(step, answers);
    const answer = visitor[step.id] ?? exampleAnswer(asked);
    if (answer !== '') answers[step.id] = answer;
  }
  const taken = steps.filter(({ when }) => truthOf(when, answers) === 1).map(({ id }) => id);
  return taken.join() === path.join() ? answers : undefined;
}

/** The most telling first: each begins with what most of those before it have not walked. */
export function walkOrder(classes: readonly PathClass[]): readonly PathClass[] {
  const rest = new Set(classes);
  const seen = new Set<string>();
  const ordered: PathClass[] = [];
  const links = new Map(classes.map((each) => [each, linksOf(each)]));
  while (rest.size > 0) {
    const news = (each: PathClass) => links.get(each)?.filter((link) => !seen.has(link)).length ?? 0;
    const [first, ...others] = rest;
    const best = others.reduce((most, each) => (news(each) > news(most) ? each : most), first as PathClass);
    for (const link of links.get(best) ?? []) seen.add(link);
    rest.delete(best);
    ordered.push(best);
  }
  return ordered;
}

function linksOf({ steps }: PathClass): readonly string[] {
  return steps.map((step, at) => `${steps[at - 1] ?? ''} ${step}`);
}

/** What decides a path, as a person reads it. */
export function decisions({ steps }: Pick<Funnel, 'steps'>, { visitor }: PathClass): string {
  const said = steps.flatMap((step) => {
    const answer = visitor[step.id];
    if (answer === undefined || !isAskingStep(step) || !decides(steps, step)) return [];
    return [`${step.title} ${chosenLabels(step, answer).join(' and ')}`];
  });
  return said.join('; ') || 'Everybody';
}

function decides(steps: readonly PlacedStep[], { id }: PlacedStep): boolean {
  return steps.some(
    (step) =>
      questionsOf(step.when).some((question) => question.step === id) ||
      ('options' in step && step.options.some(({ when }) => questionsOf(when).some((question) => question.step === id))),
  );
}
