import type { ProgramKnowledge, StepRule } from './knowledge.ts';
import { type PausedProduct, type ProductKind, productKinds, type RoutineStep, type SoughtIngredient } from './program.ts';
import { chosenOptions, distinct, matchedAnswers, reasonsFor, type SkinContext } from './reasons.ts';
import type { Reason } from './skin-profile.ts';

type Slot = 'morning' | 'evening';

export type Routine = {
  readonly minutes: { readonly given: number; readonly needed: number; readonly because: readonly Reason[] };
  readonly morning: readonly RoutineStep[];
  readonly evening: readonly RoutineStep[];
  readonly resting: readonly PausedProduct[];
};

type DayStep = RoutineStep & { readonly slot: Slot };

/** Steps by kind of product in a lawful order. What is spare goes first where the minutes are few. */
export function routine(knowledge: ProgramKnowledge, seek: readonly SoughtIngredient[], context: SkinContext): Routine {
  const { answers } = context;
  const { questions } = knowledge;
  const given = minutesOf(knowledge, answers[knowledge.questions.time]);
  let steps = knowledge.steps.flatMap((rule) => rule.slots.flatMap((slot) => daySteps(rule, slot, seek, knowledge, context)));
  for (const { kind, slot } of knowledge.spare) {
    if (total(steps) > given) steps = steps.filter((step) => step.kind !== kind || step.slot !== slot);
  }
  return {
    minutes: {
      given,
      needed: total(steps),
      because: matchedAnswers({ [questions.time]: Object.keys(knowledge.minutes) }, answers),
    },
    morning: inSlot(steps, 'morning'),
    evening: inSlot(steps, 'evening'),
    resting: restingProducts(knowledge, steps, context),
  };
}

function daySteps(
  rule: StepRule,
  slot: Slot,
  seek: readonly SoughtIngredient[],
  knowledge: ProgramKnowledge,
  context: SkinContext,
): DayStep[] {
  const { kind, when, forActives, minutes, sources, evidence } = rule;
  const matching = seek.filter(({ step, use }) => step === kind && (!use || use.slot === slot));
  const actives = matching.filter(({ use }) => use);
  const reasons = when ? reasonsFor(when, context) : [];
  const fits = (!when && !forActives) || reasons.length > 0 || (forActives && actives.length > 0);
  if (!fits) return [];
  const shelf = onShelf(kind, knowledge, context);
  const because = distinct([...reasons, ...shelf, ...matching.flatMap((line) => line.because)]);
  // The calendar brings an active in, so its step is on the days that it names, also where it becomes daily later.
  const some = forActives && reasons.length === 0;
  const ingredients = matching.map(({ about }) => about.ingredient);
  const days = some ? 'some' : 'every';
  return [{ slot, kind, minutes, onShelf: shelf.length > 0, ingredients, days, because, sources, evidence }];
}

function restingProducts(knowledge: ProgramKnowledge, steps: readonly DayStep[], context: SkinContext): PausedProduct[] {
  const refusal = knowledge.avoid.find((rule) => rule.refusal && reasonsFor(rule.when, context).length > 0);
  return productKinds.flatMap((kind): PausedProduct[] => {
    const shelf = onShelf(kind, knowledge, context);
    const rule = knowledge.steps.find((step) => step.kind === kind);
    if (shelf.length === 0 || !rule || steps.some((step) => step.kind === kind)) return [];
    if (kind === 'exfoliator' && refusal) {
      const because = [...shelf, ...reasonsFor(refusal.when, context)];
      return [{ kind, why: 'refused-acids', because, sources: refusal.sources, evidence: refusal.evidence }];
    }
    const why = knowledge.spare.some((spare) => spare.kind === kind) ? 'no-time' : 'not-needed';
    return [{ kind, why, because: shelf, sources: rule.sources, evidence: rule.evidence }];
  });
}

function onShelf(kind: ProductKind, { questions }: ProgramKnowledge, { answers }: SkinContext): readonly Reason[] {
  return matchedAnswers({ [questions.shelf]: [kind] }, answers);
}

function minutesOf({ minutes }: ProgramKnowledge, answer: unknown): number {
  const [option = ''] = chosenOptions(answer);
  return (Object.hasOwn(minutes, option) && minutes[option]) || Math.min(...Object.values(minutes));
}

function inSlot(steps: readonly DayStep[], slot: Slot): readonly RoutineStep[] {
  return steps.filter((step) => step.slot === slot).map(({ slot: _, ...step }) => step);
}

function total(steps: readonly DayStep[]): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}
