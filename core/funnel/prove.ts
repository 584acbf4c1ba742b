import type { Answers } from './answers.ts';
import type { Funnel, PlacedStep } from './funnel.ts';
import { decidingNumbers } from './kinds/range.ts';
import { offering } from './offering.ts';
import { type AskingStep, asksForNumber, type Option, takesSeveral } from './step.ts';
import { questionsOf, truthOf, type When } from './when.ts';

/** All visitors who are asked the same steps. */
export type PathClass = {
  /** Ids of the steps, in order. */
  readonly steps: readonly string[];
  /** The answers of one of them; what they leave out does not decide. */
  readonly visitor: Answers;
};

export type PathProof = {
  readonly classes: readonly PathClass[];
  /** Steps that no visitor is asked, and options that none is offered as `step.option`. */
  readonly unreachable: readonly string[];
  /** There are more classes than are told. */
  readonly capped: boolean;
  /** So many answers decide together that not all were tried: nothing is told of them then. */
  readonly undecided: boolean;
};

/** A page lists no more. */
const MAX_CLASSES = 1000;
/** Of answers that still decide something at a step: more hold up whoever asks. */
const MAX_STATES = 20_000;
/** Of one multiple choice that decides, so many options are tried together. */
const MAX_DECIDING_OPTIONS = 10;

/**
 * Every path through a funnel. Only answers that a later condition asks for are tried, each once for all that decide alike; what is still to come is
 * worked out once for all visitors with the same deciding answers.
 */
export function provePaths(funnel: Pick<Funnel, 'steps'>): PathProof {
  const { steps } = funnel;
  const asked = steps.map((step) => deciding(step, conditionsFrom(steps, step.number)));
  const neededFrom = steps.map(({ number }) => conditionsFrom(steps, number - 1).map(({ step }) => step));
  const reached = new Set<string>();
  const known = new Map<string, readonly PathClass[]>();
  let capped = false;
  let undecided = false;

  function pathsFrom(index: number, answers: Answers): readonly PathClass[] {
    const step = steps[index];
    if (!step) return [{ steps: [], visitor: {} }];
    const relevant = Object.entries(answers).filter(([id]) => neededFrom[index]?.includes(id));
    const key = `${index} ${JSON.stringify(relevant)}`;
    const before = known.get(key);
    if (before) return before;
    undecided ||= known.size >= MAX_STATES;
    if (undecided) return [];
    const found = isAsked(step, answers) ? pathsThrough(step, index, answers) : pathsFrom(index + 1, answers);
    known.set(key, found);
    return found;
  }

  function pathsThrough(step: PlacedStep, index: number, answers: Answers): readonly PathClass[] {
    reached.add(step.id);
    const offered = offering(step, answers);
    if ('options' in offered) for (const { id } of offered.options) reached.add(`${step.id}.${id}`);
    const found = new Map<string, PathClass>();
    for (const answer of (asked[index] ?? []).filter((each) => isOffered(offered, each))) {
      const given = answer === undefined ? {} : { [step.id]: answer };
      for (const rest of pathsFrom(index + 1, { ...answers, ...given })) {
        const path = [step.id, ...rest.steps];
        if (found.size >= MAX_CLASSES) capped = true;
        else if (!found.has(path.join(' '))) found.set(path.join(' '), { steps: path, visitor: { ...given, ...rest.visitor } });
      }
    }
    return [...found.values()];
  }

  const classes = pathsFrom(0, {});
  const all = steps.flatMap((step) => [
    step.id,
    ...('options' in step ? step.options.flatMap(({ id, when }) => (when ? [`${step.id}.${id}`] : [])) : []),
  ]);
  const unreachable = all.filter(
    (id) => !reached.has(id) && !all.some((step) => !reached.has(step) && id.startsWith(`${step}.`)),
  );
  if (undecided) return { classes: [], unreachable: [], capped: true, undecided };
  return { classes, unreachable, capped, undecided };
}

type Asked = ReturnType<typeof questionsOf>[number];
type Tried = string | readonly string[] | undefined;

/** What steps after a place ask of earlier answers. */
function conditionsFrom(steps: readonly PlacedStep[], number: number): readonly Asked[] {
  return steps.slice(number).flatMap((step) => conditionsOf(step).flatMap(questionsOf));
}

function conditionsOf(step: PlacedStep): readonly When[] {
  const ofOptions = 'options' in step ? step.options.flatMap(({ when }) => when ?? []) : [];
  return step.when ? [step.when, ...ofOptions] : ofOptions;
}

function isAsked(step: PlacedStep, answers: Answers): boolean {
  return truthOf(step.when, answers) === 1;
}

/** One answer for each way in which conditions can turn out; none where no answer does. */
function deciding(step: PlacedStep, later: readonly Asked[]): readonly Tried[] {
  const own = later.filter((question) => question.step === step.id);
  if (own.length === 0) return [undefined];
  if (asksForNumber(step)) return [...decidingNumbers(step, own.flatMap(boundOf)), undefined];
  if (!('options' in step)) return [undefined];
  const alike = Map.groupBy(triedAnswers(step, own), (answer) =>
    own.map((question) => truthOf(question, answer === undefined ? {} : { [step.id]: answer })).join(),
  );
  // Options that are not offered to everybody are all tried, since another that decides alike may be missing.
  const conditional = step.options.some(({ when }) => when);
  return conditional ? [...alike.values()].flat() : [...alike.values()].map(([first]) => first);
}

function boundOf(question: Asked): readonly number[] {
  return 'atLeast' in question ? [question.atLeast] : [];
}

function triedAnswers(
  step: Extract<AskingStep, { readonly options: readonly Option[] }>,
  own: readonly Asked[],
): readonly Tried[] {
  if (!takesSeveral(step)) return [...step.options.map(({ id }) => id), undefined];
  const isNamed = ({ id }: Option) => own.some((question) => 'includes' in question && question.includes === id);
  const named = step.options.filter(isNamed);
  const others = step.options.filter((option) => !isNamed(option) && !option.when).slice(0, 1);
  const subsets = named
    .slice(0, MAX_DECIDING_OPTIONS)
    .reduce<readonly (readonly Option[])[]>((sets, option) => sets.concat(sets.map((set) => [...set, option])), [[]]);
  const lawful = subsets.filter((set) => set.length < 2 || !set.some(({ exclusive }) => exclusive));
  return [...[...lawful, others].filter((set) => set.length > 0).map((set) => set.map(({ id }) => id)), undefined];
}

function isOffered(step: PlacedStep, answer: Tried): boolean {
  if (answer === undefined || !('options' in step)) return true;
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return chosen.every((id) => step.options.some((option) => option.id === id));
}
