import { defineFunnel, missingPoint, type Sections } from '../funnel/funnel.ts';
import { otherMeaning } from '../funnel/further.ts';
import { provePaths } from '../funnel/prove.ts';
import { asksForNumber, type Option, type Step, takesSeveral } from '../funnel/step.ts';
import { questionsOf, type When } from '../funnel/when.ts';
import { applyTo } from './apply.ts';
import type { Content, DraftChanges } from './draft.ts';
import {
  type BuiltFunnel,
  builtFunnels,
  changedFurtherSections,
  changedSections,
  sectionValue,
  sharedRefusal,
} from './funnels.ts';
import { parsePath, partAt } from './path.ts';

type Refusal = { readonly path: string; readonly says: string; readonly remedy: string };

export type FunnelRules = {
  /** Steps that the program reckons with. */
  readonly needed: readonly string[];
};

/** What keeps the funnels of a draft from being ones that everybody can walk, and that data can be read of. */
export function funnelProblems(content: Content, changes: DraftChanges, rules: FunnelRules): readonly Refusal[] {
  if (Object.keys(changes.lists).length + Object.keys(changes.conditions).length === 0) return [];
  const built = builtFunnels(content);
  const ofLists = Object.entries(changes.lists).flatMap(([path, list]) => listProblems(content, built, path, list, rules));
  const ofPlaces = Object.keys(changes.conditions).flatMap((path) => placeProblems(content, changes, path));
  if (ofLists.length + ofPlaces.length > 0) return [...ofLists, ...ofPlaces];
  const [first] = built;
  const changed = built.map((funnel) => ({
    id: funnel.id,
    sections:
      funnel.id === null
        ? changedSections(funnel.sections, changes)
        : changedFurtherSections(funnel, first?.sections ?? [], changes),
  }));
  const ofMeanings = meaningProblems(built, changed);
  if (ofMeanings.length > 0) return ofMeanings;
  return changed.flatMap((funnel, at) => (isSame(funnel, built[at]) ? [] : walkProblems(funnel)));
}

function isSame(one: BuiltFunnel, other: BuiltFunnel | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What keeps somebody from walking it, or from seeing its result. */
function walkProblems({ id, sections }: BuiltFunnel): readonly Refusal[] {
  const steps = sections.flatMap((section) =>
    section.steps.map((step) => ({ step, path: `${sectionValue(section.id, id)}.steps.${step.id}` })),
  );
  const twice = steps.find(({ step }, place) => steps.findIndex((other) => other.step.id === step.id) < place);
  if (twice) return [problem(twice.path, 'Two steps have this id.', 'Give one of them another id.')];
  const late = steps.find((_, place) => steps[place - 1]?.step.kind === 'result');
  if (late) return [problem(late.path, 'It stands after the result, which leads out of the funnel.', 'Put it before.')];
  for (const { step, path } of steps) {
    const unasked =
      step.kind === 'result' &&
      missingPoint(
        step,
        sections.flatMap((section) => section.steps),
      );
    if (unasked)
      return [
        problem(`${path}.points`, `The result counts ${unasked}, which is not asked.`, 'Keep that question and its options.'),
      ];
  }
  const ofConditions = conditionProblems({ id, sections });
  return ofConditions.length > 0 ? ofConditions : unreachableProblems({ id, sections });
}

/** Answers of all funnels are kept together, by the ids of steps and options. */
function meaningProblems(built: readonly BuiltFunnel[], changed: readonly BuiltFunnel[]): readonly Refusal[] {
  const stepsOf = ({ id, sections }: BuiltFunnel) =>
    sections.flatMap((section) =>
      section.steps.map((step) => ({ step, path: `${sectionValue(section.id, id)}.steps.${step.id}` })),
    );
  const before = built.map(stepsOf);
  const after = changed.map(stepsOf);
  return after.flatMap((steps, at) =>
    steps.flatMap(({ step, path }) => {
      const isNew = !before[at]?.some((other) => other.step.id === step.id);
      return after.slice(0, at).flatMap((others, place) => {
        const same = others.find((other) => other.step.id === step.id);
        const earlier = before[place]?.find((other) => other.step.id === step.id);
        const meanings = [same, earlier].flatMap((other) => (other ? [otherMeaning(step, other.step)] : []));
        const [says] = meanings;
        if (says === undefined || meanings.includes(undefined)) return [];
        return [problem(isNew || !same ? path : same.path, `It ${says}, by which data is kept.`, 'Take a new id.')];
      });
    }),
  );
}

/** Of no consequence for what can be reached. */
const PATHS = { entry: '/', exit: '/' };

function problem(path: string, says: string, remedy: string): Refusal {
  return { path, says, remedy };
}

function isFunnel(value: string): boolean {
  return /^funnels?\//.test(value);
}

/** Undefined for what is neither the steps of a section nor the options of a choice. */
function listAt(content: Content, path: string): readonly (Step | Option)[] | undefined {
  const { value = '', keys = [] } = parsePath(path) ?? {};
  const [steps, id, options] = keys;
  const isList = isFunnel(value) && steps === 'steps' && (keys.length === 1 || (keys.length === 3 && options === 'options'));
  const found = isList ? partAt(content[value], keys) : undefined;
  const owner = id === undefined ? undefined : (partAt(content[value], keys.slice(0, -1)) as Step | undefined);
  if (!Array.isArray(found) || owner?.kind === 'scale' || owner?.kind === 'pictures') return undefined;
  return found;
}

function listProblems(
  content: Content,
  built: readonly BuiltFunnel[],
  path: string,
  { remove, add }: DraftChanges['lists'][string],
  { needed }: FunnelRules,
): readonly Refusal[] {
  const list = listAt(content, path);
  if (!list)
    return [
      problem(
        path,
        'The content has no steps or options at this path.',
        'Take the path of the steps of a section or of the options of a choice.',
      ),
    ];
  const shared = path.endsWith('.steps') ? undefined : sharedRefusal(content, path);
  if (shared) return [{ path, ...shared }];
  const isSteps = path.endsWith('.steps');
  const there = list.map(({ id }) => id);
  const own = built.find(({ id, sections }) => sections.some((section) => path === `${sectionValue(section.id, id)}.steps`));
  const taken = isSteps ? (own?.sections ?? []).flatMap(({ steps }) => steps.map(({ id }) => id)) : there;
  const stays = there.filter((id) => !remove.includes(id));
  const known = [...stays];
  const found: Refusal[] = remove.flatMap((id) => {
    if (!there.includes(id))
      return [problem(`${path}.${id}`, 'There is no such member to remove.', `Name one of ${there.join(', ')}.`)];
    if (isSteps && needed.includes(id))
      return [problem(`${path}.${id}`, 'The program reckons with this step.', 'Keep it, or ask it under a condition.')];
    if (list.some((step) => step.id === id && 'kind' in step && step.kind === 'result'))
      return [problem(`${path}.${id}`, 'The funnel ends with this step.', 'Keep it.')];
    return [];
  });
  for (const { after, member } of add) {
    const at = `${path}.${member.id}`;
    if (isSteps !== 'kind' in member)
      found.push(
        problem(
          at,
          isSteps ? 'It is an option, not a step.' : 'It is a step, not an option.',
          'Put it into the other kind of list.',
        ),
      );
    if (taken.includes(member.id) || known.includes(member.id))
      found.push(problem(at, 'The id has another meaning already, by which data is kept.', 'Take a new id.'));
    if (after !== null && !known.includes(after))
      found.push(problem(at, `It stands after '${after}', which is not there.`, `Name one of ${known.join(', ')}, or null.`));
    known.push(member.id);
  }
  const options = isSteps
    ? []
    : [...(list as readonly Option[]).filter(({ id }) => stays.includes(id)), ...(add.map(({ member }) => member) as Option[])];
  if (!isSteps && (options.length < 2 || options.filter(({ exclusive }) => !exclusive).length === 0))
    found.push(problem(path, 'A question has two options, of which one can stand beside others.', 'Keep or add an option.'));
  return found;
}

/** A condition belongs to a section, a step or an option. */
function placeProblems(content: Content, changes: DraftChanges, path: string): readonly Refusal[] {
  const isSection = builtFunnels(content).some(({ id, sections }) => sections.some((each) => path === sectionValue(each.id, id)));
  const { value, keys } = parsePath(path) ?? { value: path, keys: [] };
  const part = partAt(applyTo(value, content[value], { ...changes, conditions: {} }), keys);
  const isPlace =
    isSection || (isFunnel(value) && keys[0] === 'steps' && (keys.length === 2 || (keys.length === 4 && keys[2] === 'options')));
  if (isPlace && typeof part === 'object' && part !== null) {
    if ('kind' in part && part.kind === 'selfie' && changes.conditions[path])
      return [problem(path, 'The analysis shows the photo or its absence.', 'Ask every visitor for it: it can be skipped.')];
    if ('kind' in part && part.kind === 'result' && changes.conditions[path])
      return [problem(path, 'The funnel ends with this step.', 'Show it to everybody.')];
    const shared = keys.length > 2 ? sharedRefusal(content, path) : undefined;
    return shared ? [{ path, ...shared }] : [];
  }
  return [
    problem(
      path,
      'The content has no section, step or option at this path.',
      'Take the path of one, as in funnel/profile.profile.steps.gender.',
    ),
  ];
}

function conditionProblems({ id: funnel, sections }: BuiltFunnel): readonly Refusal[] {
  const earlier = new Map<string, Step>();
  const found: Refusal[] = [];
  const look = (path: string, when: When | undefined) => {
    for (const question of questionsOf(when)) {
      const says = misread(question, earlier.get(question.step));
      if (says) found.push(problem(path, says, 'Ask for an answer of an earlier step.'));
    }
  };
  for (const section of sections) {
    look(sectionValue(section.id, funnel), section.when);
    for (const step of section.steps) {
      const path = `${sectionValue(section.id, funnel)}.steps.${step.id}`;
      look(path, step.when);
      if ('options' in step) for (const { id, when } of step.options) look(`${path}.options.${id}`, when);
      if (step.kind === 'result') for (const { id, when } of step.advice) look(`${path}.advice.${id}`, when);
      earlier.set(step.id, step);
    }
  }
  return found;
}

/** What is wrong with a part of a condition. */
function misread(question: ReturnType<typeof questionsOf>[number], step: Step | undefined): string | undefined {
  const { step: id } = question;
  if (!step) return `Its condition asks for '${id}', which no earlier step is.`;
  const isNumber = asksForNumber(step);
  if ('atLeast' in question)
    return isNumber || step.kind === 'scale'
      ? undefined
      : `'${id}' is no scale and no number, so that nothing is at least ${question.atLeast}.`;
  if (isNumber) return `'${id}' is a number: ask whether it is 'atLeast' one.`;
  if (!('options' in step)) return `Its condition asks for '${id}', which has no options.`;
  const isList = 'includes' in question;
  if (isList !== takesSeveral(step))
    return isList ? `'${id}' has one answer: ask what it 'is'.` : `'${id}' has several answers: ask what they 'includes'.`;
  const option = 'includes' in question ? question.includes : 'is' in question ? question.is : question.isNot;
  return step.options.some((other) => other.id === option) ? undefined : `'${id}' has no option '${option}'.`;
}

function unreachableProblems({ id: funnel, sections }: BuiltFunnel): readonly Refusal[] {
  const { unreachable, undecided } = provePaths(defineFunnel(sections as Sections, PATHS));
  if (undecided)
    return [
      problem(
        'conditions',
        'Too many answers decide together for every path to be tried.',
        'Ask for fewer earlier answers, or for some of them sooner.',
      ),
    ];
  return sections.flatMap((section) =>
    section.steps.flatMap((step) => {
      const path = `${sectionValue(section.id, funnel)}.steps.${step.id}`;
      if (unreachable.includes(step.id))
        return [problem(path, 'Nobody is asked this step.', 'Change its condition, or remove it.')];
      const options = 'options' in step ? step.options : [];
      return options
        .filter(({ id }) => unreachable.includes(`${step.id}.${id}`))
        .map(({ id }) =>
          problem(`${path}.options.${id}`, 'Nobody is offered this option.', 'Change its condition, or remove it.'),
        );
    }),
  );
}
